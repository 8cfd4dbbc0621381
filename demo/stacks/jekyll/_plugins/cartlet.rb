# Puts the files of the shop beside the pages, as /cartlet/.
Jekyll::Hooks.register :site, :post_write do |site|
  source = File.join(site.source, 'node_modules/cartlet/dist/cdn')
  FileUtils.mkdir_p(File.join(site.dest, 'cartlet'))
  FileUtils.cp_r(File.join(source, '.'), File.join(site.dest, 'cartlet'))
end

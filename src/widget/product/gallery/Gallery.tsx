/** Pictures and videos of a product, moved through by swiping, arrows or thumbnails. Pictures can be enlarged. */
import { useEffect, useRef, useState } from 'react'
import { pictureAt } from '../../../store/catalog/picture-at'
import type { FileMedia, MediaView } from '../../../store/catalog/product-details'
import { Photo } from '../../Photo'
import { useSurroundings } from '../../shop-context'
import { useLoad } from '../../use-load'
import { distinct } from '../card/distinct'
import { GallerySlide, type SlideMedia } from './GallerySlide'
import type { LoadZoom } from './GalleryZoom'
import { galleryCss } from './gallery.css'
import { useGalleryMessages } from './gallery-messages'
import { BackIcon, ForthIcon, PlayIcon } from './product-icons'

export interface GalleryProps {
  name: string
  /** The main picture or video comes first. */
  media: readonly MediaView[]
  /** Ids of the media of the current choice: the gallery moves to the first of them. */
  show?: readonly string[]
  /** Greatest width of the box in CSS pixels. */
  width: number
  loadZoom: LoadZoom
}

const THUMBNAIL_PX = 64

const isSlide = (one: MediaView): one is SlideMedia => one.kind === 'image' || one.kind === 'video'
const isFile = (one: MediaView): one is FileMedia => !isSlide(one)

export function Gallery({ name, media, show = [], width, loadZoom }: GalleryProps) {
  const messages = useGalleryMessages()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  /** The slide that our own scrolling leads to: slides that pass by on the way are not the current one. */
  const goal = useRef<number>(undefined)
  const [zoomed, setZoomed] = useState(false)
  const zoom = useLoad(loadZoom, zoomed)
  const cannotZoom = zoom.status === 'failed'
  useSurroundings().adoptStyles(galleryCss)
  const slides = distinct(media.filter(isSlide), ({ id }) => id)
  const files = distinct(media.filter(isFile), ({ url }) => url)
  const count = slides.length
  const slide = slides[current]
  /** Places of the pictures: the enlarged view steps over videos, which it cannot show. */
  const places = slides.flatMap(({ kind }, place) => (kind === 'image' ? place : []))
  const wanted = slides.findIndex(({ id }) => id !== undefined && show.includes(id))

  function go(place: number) {
    const to = Math.min(Math.max(place, 0), count - 1)
    const element = track.current?.children[to] as HTMLElement | undefined
    goal.current = shownPlace() === to ? undefined : to
    track.current?.scrollTo?.({ left: element?.offsetLeft ?? 0 })
    setCurrent(to)
  }

  // In a ref, so that the gallery moves only when `wanted` changes.
  const latest = useRef(go)
  latest.current = go
  useEffect(() => {
    if (wanted >= 0) latest.current(wanted)
  }, [wanted])

  useEffect(() => {
    // A link has replaced the button that was pressed and had the focus.
    if (cannotZoom) track.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus()
  }, [cannotZoom])

  /** Undefined while the gallery has no width, or after it was removed. */
  function shownPlace(): number | undefined {
    const { scrollLeft = 0, clientWidth } = track.current ?? {}
    return clientWidth ? Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), count - 1) : undefined
  }

  /** Handles a swipe. Scroll events come with the next frame, when the gallery may have been removed. */
  function followScroll() {
    const place = shownPlace()
    if (goal.current === place) forgetGoal()
    else if (goal.current === undefined && place !== undefined) setCurrent(place)
  }

  /** From here on it follows the visitor: a swipe or a wheel has ended our own scrolling. */
  function forgetGoal() {
    goal.current = undefined
  }

  // By hand: React has a property for this event since version 19 only.
  useEffect(() => {
    const list = track.current
    const end = () => {
      forgetGoal()
      followScroll()
    }
    list?.addEventListener('scrollend', end)
    return () => list?.removeEventListener('scrollend', end)
  })

  const arrow = (by: -1 | 1) => {
    const ends = current + by < 0 || current + by >= count
    return (
      <button
        type="button"
        part="arrow"
        className={`icon-button arrow ${by < 0 ? 'back' : 'forth'}`}
        aria-label={by < 0 ? messages.previous : messages.next}
        aria-disabled={ends || undefined}
        onClick={() => {
          if (!ends) go(current + by)
        }}
      >
        {by < 0 ? <BackIcon /> : <ForthIcon />}
      </button>
    )
  }
  return (
    <section className="gallery" aria-label={messages.pictures(name)}>
      <div className="frame" part="frame">
        {/* With `tabIndex`, because Firefox would add the list to the tab order, since it scrolls. */}
        <ul
          className="track"
          ref={track}
          onScroll={followScroll}
          // A swipe: the browser scrolls from here on. Its end may cause no event (Safari before 26.2).
          onPointerCancel={forgetGoal}
          tabIndex={-1}
        >
          {slides.map((one, place) => (
            <GallerySlide
              key={one.id ?? place}
              media={one}
              name={name}
              width={width}
              isFirst={place === 0}
              isCurrent={place === current}
              zoom={cannotZoom ? 'failed' : zoomed && !zoom.value ? 'loading' : undefined}
              onEnlarge={() => setZoomed(true)}
            />
          ))}
        </ul>
        {!count && <Photo />}
        {count > 1 && (
          <>
            {arrow(-1)}
            {arrow(1)}
            <span className="place" aria-hidden="true">
              {current + 1} / {count}
            </span>
          </>
        )}
      </div>
      {count > 1 && (
        <ul className="thumbnails">
          {slides.map((one, place) => {
            const small = one.thumbnail ?? (one.kind === 'image' ? one.picture : one.poster)
            return (
              <li key={one.id ?? place}>
                <button
                  type="button"
                  className="thumbnail"
                  part="thumbnail"
                  aria-label={one.kind === 'video' ? messages.video(one.title || name) : messages.picture(place + 1, count)}
                  aria-current={place === current || undefined}
                  onClick={() => go(place)}
                >
                  <Photo
                    {...(small && pictureAt(small, THUMBNAIL_PX, THUMBNAIL_PX))}
                    alt=""
                    width={THUMBNAIL_PX}
                    height={THUMBNAIL_PX}
                    loading="lazy"
                    draggable={false}
                  />
                  {one.kind === 'video' && <PlayIcon />}
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {files.length > 0 && (
        <ul className="files">
          {files.map(({ kind, url, title }) => (
            <li key={url}>
              {kind === 'audio' ? (
                // biome-ignore lint/a11y/useMediaCaption: the shop has no captions.
                <audio controls preload="none" src={url} aria-label={title || name} />
              ) : (
                <a href={url} target="_blank" rel="noopener">
                  <bdi>{kind === 'model' ? messages.model(title || name) : messages.document(title || name)}</bdi>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {zoomed && zoom.value && slide?.kind === 'image' && (
        <zoom.value.GalleryZoom
          name={name}
          picture={slide.picture}
          onClose={() => setZoomed(false)}
          onStep={
            places.length > 1
              ? (by) => go(places[(places.indexOf(current) + by + places.length) % places.length] as number)
              : undefined
          }
        />
      )}
    </section>
  )
}

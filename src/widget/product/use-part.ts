/** A component that is fetched when it is wanted; undefined until then, null where it does not come. */
import { type ComponentType, useEffect, useState } from 'react'

export function usePart<P>(isWanted: boolean, load: () => Promise<ComponentType<P>>): ComponentType<P> | null | undefined {
  const [part, setPart] = useState<{ Part: ComponentType<P> | null }>()
  const [first] = useState(() => load)
  useEffect(() => {
    if (isWanted)
      first().then(
        (Part) => setPart({ Part }),
        () => setPart({ Part: null }), // what is there works without it; the next request tries again
      )
  }, [isWanted, first])
  return part?.Part
}

import { Cart } from 'cartlet/react'

export default function Page() {
  return (
    <>
      <h1>Your basket</h1>
      <Cart>Your basket needs JavaScript.</Cart>
    </>
  )
}

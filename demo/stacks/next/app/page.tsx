import { BuyButton, Product } from 'cartlet/react'

export default function Page() {
  return (
    <>
      <h1>The harbour shop</h1>
      <p>
        <BuyButton product="blue-mug">
          <a href="https://shop.example/product-page/blue-mug">Buy the Blue Mug</a>
        </BuyButton>
      </p>
      <Product product="herb-kit" layout="card" />
    </>
  )
}

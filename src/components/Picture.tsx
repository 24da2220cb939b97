/**
 * The first picture of a page. It loads eagerly, but at a low priority, so that it does not delay the headings' font. It does without
 * `GatsbyImage`, which would load `react-dom/server`, 52 KB (docs/decisions/0006-pictures-without-gatsby-image.md).
 */
export function Picture({ image }: { image: Queries.ContentImage }) {
  const data = image.localFile?.childImageSharp?.gatsbyImageData;
  if (!data) return <p>{image.alt}</p>;
  const { sources = [], fallback } = data.images;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        alt={image.alt}
        width={data.width}
        height={data.height}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        fetchPriority="low"
        decoding="sync"
      />
    </picture>
  );
}

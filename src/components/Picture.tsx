interface PictureProps {
  image: Queries.ContentImage;
  /**
   * For the first picture of a page, which is fetched at once, but at a low priority: on a phone it is below the first screen, and must
   * not delay the font of the headings. Other pictures are fetched when the visitor scrolls near them.
   */
  first?: boolean;
  className?: string;
}

/**
 * A picture in AVIF and WebP, which every browser of the browserslist shows, from the data of gatsby-plugin-image.
 * `GatsbyImage` would load `react-dom/server` (52 KB) in the browser (docs/decisions/0006-pictures-without-gatsby-image.md).
 */
export function Picture({ image, first = false, className }: PictureProps) {
  const data = image.localFile?.childImageSharp?.gatsbyImageData;
  if (!data) return <p className={className}>{image.alt}</p>;
  const { sources = [], fallback } = data.images;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        alt={image.alt}
        width={data.width}
        height={data.height}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        loading={first ? undefined : "lazy"}
        fetchPriority={first ? "low" : "auto"}
        decoding={first ? "sync" : "async"}
      />
    </picture>
  );
}

import type { ContentImage } from "../content-model/content-type";

interface PictureProps {
  image: ContentImage;
  /** For the first picture of a page, which is fetched first. Other pictures are fetched when the visitor scrolls near them. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture in AVIF and WebP, which every browser of the browserslist shows, from the data of gatsby-plugin-image.
 * `GatsbyImage` would load `react-dom/server` (52 KB) in the browser (docs/decisions/0006-pictures-without-gatsby-image.md).
 */
export function Picture({ image, priority = false, className }: PictureProps) {
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
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "sync" : "async"}
      />
    </picture>
  );
}

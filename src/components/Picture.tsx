import type { ContentImage } from "../content-model/entries";

interface PictureProps {
  image: ContentImage;
  /** The first picture of a page is fetched before everything else; the others wait until they come near. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture in AVIF, WebP and its own format, from the data of gatsby-plugin-image.
 * `GatsbyImage` itself would bring `react-dom/server` (52 KB) into the browser for a fade that this site does not want.
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
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "sync" : "async"}
      />
    </picture>
  );
}

/** A picture of the content, in the sizes and formats that Gatsby has made. */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ImgHTMLAttributes } from "react";

interface FileProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  "loading" | "decoding" | "fetchPriority"
> {
  alt: string;
  data: IGatsbyImageData;
}

/** Not `GatsbyImage`, which would load `react-dom/server`, 52 KB (docs/decisions/0006-pictures-without-gatsby-image.md). */
function PictureFile({ alt, data, ...loading }: FileProps) {
  const { sources = [], fallback } = data.images;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        alt={alt}
        width={data.width}
        height={data.height}
        {...loading}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
      />
    </picture>
  );
}

/** The first picture of a page. It loads eagerly, but at a low priority, so that it does not delay the headings' font. */
export function Picture({ image }: { image: Queries.ContentImage }) {
  const data = image.localFile?.childImageSharp?.gatsbyImageData;
  if (!data) return <p>{image.alt}</p>;
  return <PictureFile alt={image.alt} data={data} fetchPriority="low" decoding="sync" />;
}

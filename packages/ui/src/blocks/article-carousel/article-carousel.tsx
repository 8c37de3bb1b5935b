"use client";

import { Carousel } from "../../components/carousel";
import { useMessages } from "../../components/i18n-provider";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { ArticleCard, type ArticleGridProps } from "../article-card";
import { type BlockProps, BlockSection, levelBelow } from "../block-section";
import { AUTOPLAY_MS, threeSlides, useWholeSlides } from "../block-section/slides";
import { articleCarouselMessages } from "./messages";

export interface ArticleCarouselProps extends Omit<BlockProps, "children"> {
  /** The latest first. */
  articles: ArticleGridProps["articles"];
}

/**
 * The latest articles. 3 slides, 2 up to 1200 px, 1 up to 800 px;
 * loops; autoplay 10 000 ms; no arrows; at most 10 dots; 200 ms per move.
 */
export function ArticleCarousel({ articles, className, ...props }: ArticleCarouselProps) {
  const messages = useMessages("articleCarousel", articleCarouselMessages);
  const isWhole = useWholeSlides(threeSlides);
  return (
    <BlockSection data-slot="article-carousel" className={cn("print:hidden", className)} {...props}>
      {articles.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <Carousel
          label={messages.label}
          noun={messages.articles}
          slides={threeSlides}
          autoplay={AUTOPLAY_MS}
          arrows={false}
        >
          {articles.map((article, index) => (
            <div key={article.path} data-slide-name={article.title} className="contents">
              {isWhole(index) ? (
                <ArticleCard headingLevel={levelBelow(props.headingLevel)} {...article} />
              ) : (
                <TextLink href={article.path}>{article.title}</TextLink>
              )}
            </div>
          ))}
        </Carousel>
      )}
    </BlockSection>
  );
}

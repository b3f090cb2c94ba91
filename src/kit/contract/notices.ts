/** How somebody is told of a kind of thing by mail: within a minute, in the digest of the next morning, or not at all. */
export const noticeModes = ["NOW", "DIGEST", "OFF"] as const;
export type NoticeMode = (typeof noticeModes)[number];

/** The hour of a person's site at which her digest is made unless she chose another. */
export const usualDigestHour = 7;

/** How much larger the type is than usual that somebody has chosen in her browser: style sheets count in it by themselves. */
export function scaleOfType(): number {
	return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualType;
}

/** A length in pixels at the usual size of type, growing with it. */
export function grown(pixels: number): string {
	return `${pixels / usualType}rem`;
}

/** The query for windows below a width, which grows with the type too. */
export function narrowerThan(pixels: number): string {
	return `(max-width: ${(pixels - 1) / usualType}rem)`;
}

const usualType = 16;

export interface SectionLine {
	/** From 1, of the text. */
	readonly line: number;
	readonly text: string;
}

export interface Section {
	/** Of its heading. */
	readonly line: number;
	readonly name: string;
	readonly lines: readonly SectionLine[];
}

/** Parts of a text below headings in brackets; none where it has no heading. */
export function readSections(lines: readonly string[]): Section[] {
	const sections: (Omit<Section, "lines"> & { lines: SectionLine[] })[] = [];
	for (const [at, text] of lines.entries()) {
		const name = /^\[(.*)\]\s*$/.exec(text)?.[1];
		if (name !== undefined) sections.push({ line: at + 1, name, lines: [] });
		else sections.at(-1)?.lines.push({ line: at + 1, text });
	}
	return sections;
}

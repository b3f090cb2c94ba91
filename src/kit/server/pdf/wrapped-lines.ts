/** A line in as many as it takes, each with the space that it ends at; a word that fits on none is cut. */
export function wrappedLines(text: string, fits: (line: string) => boolean): string[] {
	if (fits(text.trimEnd())) return [text];
	const lines: string[] = [];
	let line = "";
	for (const word of text.split(" ")) {
		const longer = line === "" ? word : `${line} ${word}`;
		if (fits(longer)) {
			line = longer;
			continue;
		}
		if (line !== "") lines.push(`${line} `);
		line = word;
		while (!fits(line) && line.length > 1) {
			const length = longestThatFits(line, fits);
			lines.push(line.slice(0, length));
			line = line.slice(length);
		}
	}
	return line === "" ? lines : [...lines, line];
}

/** How many signs of a word fit; one at least, and none is cut in two. */
function longestThatFits(word: string, fits: (line: string) => boolean): number {
	let length = 0;
	for (const sign of word) {
		if (length > 0 && !fits(word.slice(0, length + sign.length))) break;
		length += sign.length;
	}
	return length;
}

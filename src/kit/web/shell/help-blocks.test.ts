import { expect, test } from "vitest";
import { helpBlocks } from "./help-aside.tsx";

test("headings, paragraphs and lists are read", () => {
	const text = "# Titel\n\nEin Absatz\nin zwei Zeilen.\n\n- eins\n- zwei\n  weiter\n";
	expect(helpBlocks(text)).toEqual([
		{ kind: "heading", text: "Titel" },
		{ kind: "paragraph", text: "Ein Absatz in zwei Zeilen." },
		{ kind: "list", items: ["eins", "zwei weiter"] },
	]);
});

test("markup of other kinds stays text", () => {
	expect(helpBlocks("<img src=x onerror=alert(1)>")).toEqual([
		{ kind: "paragraph", text: "<img src=x onerror=alert(1)>" },
	]);
});

import { expect, test } from "vitest";
import { readInline, readMarkdown } from "./read-markdown.ts";

const text = (words: string) => [{ kind: "text", text: words }];

test("headings, paragraphs and lists are read", () => {
	const typed = "# Titel\n\nEin Absatz\nin zwei Zeilen.\n\n- eins\n- zwei\n  weiter\n";
	expect(readMarkdown(typed)).toEqual([
		{ kind: "heading", level: 1, text: text("Titel") },
		{ kind: "paragraph", text: text("Ein Absatz in zwei Zeilen.") },
		{
			kind: "list",
			ordered: false,
			items: [
				{ text: text("eins"), below: [] },
				{ text: text("zwei weiter"), below: [] },
			],
		},
	]);
});

test("a list may be numbered, follow its sentence at once, and hold another one", () => {
	expect(readMarkdown("So geht es:\n1. eins\n   - innen\n2. zwei")).toEqual([
		{ kind: "paragraph", text: text("So geht es:") },
		{
			kind: "list",
			ordered: true,
			items: [
				{
					text: text("eins"),
					below: [{ kind: "list", ordered: false, items: [{ text: text("innen"), below: [] }] }],
				},
				{ text: text("zwei"), below: [] },
			],
		},
	]);
});

test("a table has a head and rows", () => {
	expect(readMarkdown("| Feld | Heißt |\n|---|:--|\n| Soll | geplant |")).toEqual([
		{
			kind: "table",
			head: [text("Feld"), text("Heißt")],
			rows: [[text("Soll"), text("geplant")]],
		},
	]);
});

test("marks in a line are read", () => {
	expect(readInline("**Anlegen**: `Strg K`, *oder* [Liste](/staff/users).")).toEqual([
		{ kind: "strong", text: "Anlegen" },
		{ kind: "text", text: ": " },
		{ kind: "code", text: "Strg K" },
		{ kind: "text", text: ", " },
		{ kind: "emphasis", text: "oder" },
		{ kind: "text", text: " " },
		{ kind: "link", text: "Liste", href: "/staff/users" },
		{ kind: "text", text: "." },
	]);
});

test.each([
	"<img src=x onerror=alert(1)>",
	"[weg](javascript:alert(1))",
	"[weg](//anderswo.example)",
	"[weg](/\\anderswo.example)",
	"[weg](http://unverschluesselt.example)",
	"2 * 3 * 4 = 24",
	"**nicht geschlossen",
])("%s stays as it was typed", (typed) => {
	expect(readMarkdown(typed)).toEqual([{ kind: "paragraph", text: text(typed) }]);
});

import { expect, test } from "vitest";
import { fontsOfPdf, readPdf } from "#kit/testing/read-pdf.ts";
import type { Paper } from "./paper.ts";
import { writePdf } from "./write-pdf.ts";

const now = new Date("2026-11-21T08:15:00Z");

async function made(write: (paper: Paper) => Iterable<void>, language = "de-DE" as const) {
	const facts = { title: "Übersicht <Meyer & Söhne>", language, now };
	return Buffer.concat(await Array.fromAsync(writePdf(facts, write)));
}

const long = Array.from({ length: 70 }, (_, nth) => [`Zeile ${nth + 1}`, "8:00", ""]);
const columns = [
	{ title: "Tag", share: 2 },
	{ title: "Stunden", share: 1, isRight: true },
	{ title: "Bemerkung", share: 3 },
];

function* example(paper: Paper): Generator<void> {
	paper.section("am Fuß");
	paper.heading(1, "Überschrift");
	paper.paragraph("Ein Absatz mit Ğ, ł und ß – und so vielen Worten, ".repeat(6).trim());
	paper.facts([
		["Name", "Łukasz Żak"],
		["Personalnr.", "101"],
	]);
	paper.table({ columns, rows: long, sums: [["Summe", "720:00"]] });
	paper.signatures(["Unterschrift"]);
	yield;
	paper.section("zweiter");
	paper.heading(2, "Ein Wort ohne Ende");
	paper.table({ columns, rows: [["x".repeat(400), "−1:30", "y"], ["kurz"]] });
}

test("another program reads its words, tags, language and fonts; pages are counted by sections", async () => {
	const bytes = await made(example);
	const { title, language, isTagged, pages } = await readPdf(bytes);
	expect({ title, language, isTagged }).toEqual({
		...{ title: "Übersicht  Meyer + Söhne ", language: "de-DE", isTagged: true },
	});
	expect(await fontsOfPdf(bytes)).toEqual({
		"IBMPlexSans-Regular": true,
		"IBMPlexSans-SemiBold": true,
	});
	expect(pages.map(({ text }) => text.match(/Seite \d+/g))).toEqual([
		...[["Seite 1"], ["Seite 2"], ["Seite 1"]],
	]);
	const [first, second, third] = pages;
	expect(first?.tags.slice(0, 2)).toMatchObject([
		{ tag: "H1", text: "Überschrift" },
		{ tag: "P", text: expect.stringMatching(/^Ein Absatz mit Ğ, ł und ß – .*vielen Worten,$/) },
	]);
	expect(first?.tags.slice(2, 10)).toEqual([
		{ tag: "P", text: "Name Łukasz Żak" },
		{ tag: "P", text: "Personalnr. 101" },
		...["Tag", "Stunden", "Bemerkung"].map((text) => ({ tag: "TH", text })),
		...[
			{ tag: "TH", text: "Zeile 1" },
			{ tag: "TD", text: "8:00" },
			{ tag: "TD", text: "" },
		],
	]);
	// the head that comes again, and the foot, are ornament
	expect(second?.text).toContain("Bemerkung");
	expect(second?.tags.map(({ text }) => text)).not.toContain("Bemerkung");
	expect(second?.tags.slice(-4).map(({ text }) => text)).toEqual([
		...["Summe", "720:00", "", "Unterschrift"],
	]);
	// cut where it does not fit, and nothing put between
	expect(third?.tags[4]?.text.replaceAll(" ", "")).toBe("x".repeat(400));
});

test("equal content made at the same instant is equal byte for byte", async () => {
	expect(await made(example)).toEqual(await made(example));
});

test("what is finished leaves memory: a long document comes in pieces", async () => {
	let biggest = 0;
	let count = 0;
	const pieces = writePdf({ title: "Viele", language: "en-EN", now }, function* (paper) {
		for (let page = 0; page < 120; page++) {
			paper.section("");
			paper.table({ columns, rows: long.slice(0, 30) });
			yield;
		}
	});
	for await (const piece of pieces) {
		biggest = Math.max(biggest, piece.length);
		count++;
	}
	expect(count).toBeGreaterThan(100);
	// the end alone is larger: it says where everything lies
	expect(biggest).toBeLessThan(1_500_000);
});

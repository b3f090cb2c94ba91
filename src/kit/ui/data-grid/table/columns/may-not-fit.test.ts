import { expect, test } from "vitest";
import "../../../style/font.css";
import { mayNotFit } from "../cell-look.ts";

const texts = [
	"abcdefghijklmnopqrstuvwxyzäöüß",
	"ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ",
	"0123456789 .,:;–-−+/()[]„“’…€§%&@#",
	"WWWW MMMM mmmm wwww",
	"Albrecht, Sofia",
	"Żółć Çelik Łukasz",
];
const fonts = ["IBM Plex Sans Variable", "IBM Plex Sans Fallback"];

test.each(fonts)("no letter of %s is wider than it is taken for", async (font) => {
	await document.fonts.load(`600 13px "${font}"`);
	const context = document.createElement("canvas").getContext("2d");
	if (context === null) throw new Error("no canvas");
	context.font = `600 13px "${font}"`;
	const tooWide = texts
		.flatMap((text) => [text, ...text])
		.filter((text) => !mayNotFit(text, context.measureText(text).width - 0.01));
	expect(tooWide).toEqual([]);
});

test("short texts are known to fit", () => {
	expect(mayNotFit("Station 12", 140)).toBe(false);
	expect(mayNotFit("1.234,56\u00a0€", 90)).toBe(false);
	expect(mayNotFit("−12:30", 70)).toBe(false);
});

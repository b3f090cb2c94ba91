import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkCases, lodasFile, lugFile } from "./check-wage-file.cases.ts";
import { checkWageFile } from "./check-wage-file.ts";
import { hundredthsOf, readHundredths, writtenHundredths } from "./hundredths.ts";
import { previewWageFile } from "./preview-wage-file.ts";
import { lodas, lug, shortened } from "./wage-file-case.ts";
import { wageFileInput } from "./wage-file-input.ts";
import { strangeCharacter, windows1252 } from "./windows-1252.ts";
import { writeCases } from "./write-wage-file.cases.ts";

const write = (given: z.input<typeof wageFileInput>) =>
	previewWageFile(z.parse(wageFileInput, given));

/** Lines behind the header, and in LODAS behind all sections. */
function dataOf(text: string): string[] {
	const data = text.split("[Bewegungsdaten]\r\n").at(-1) ?? "";
	const lines = data.split("\r\n").slice(0, -1);
	return text.startsWith("[") ? lines : lines.slice(1);
}

test.each(writeCases)("write: $title", ({ given, lines, findings, omitted }) => {
	const file = write(given);
	expect(shortened(file.findings)).toEqual(findings);
	expect(dataOf(file.text)).toEqual(lines);
	expect(file.omitted).toEqual(omitted);
});

test.each(writeCases)("what is written is found right: $title", ({ given }) => {
	const { text } = write(given);
	if (text === "") return;
	const found = checkWageFile(given.format, text);
	// sums and gaps are told of what was handed in; a note of a line that was written is one of the text too
	expect(shortened(found).filter((one) => !one.endsWith("?"))).toEqual([]);
});

test.each(checkCases)("check: %s", (_, format, text, findings) => {
	expect(shortened(checkWageFile(format, text))).toEqual(findings);
});

test("DV10 and DV11 come out byte for byte", () => {
	const person = { personnelNo: "101", costCentre: "1000" };
	const file = write(
		lodas(
			{ ...person, wageType: 100, processingKey: 1, minutes: 10_110 },
			{ ...person, wageType: 510, processingKey: 1, minutes: 735 },
			{ personnelNo: "102", processingKey: 71, dayFactor: "2.5" },
		),
	);
	expect(file).toMatchObject({ text: lodasFile, findings: [], ini: null });
	expect(file.bytes.length).toBe(410);
	const day = { personnelNo: "102", kind: "CALENDAR", absenceKey: "K" } as const;
	const sick = (nth: number) => ({ ...day, day: nth, minutes: 480, dayFactor: "1" });
	const free = (nth: number) => ({ ...day, day: nth, workFree: true });
	const leave = { personnelNo: "101", kind: "CALENDAR", absenceKey: "U" } as const;
	const other = write(
		lug(
			{ ...person, wageType: 1000, minutes: 10_110 },
			{ ...leave, day: 8, wageType: 1600, minutes: 480, dayFactor: "1" },
			{ ...leave, day: 9, minutes: 240, dayFactor: "0.5" },
			...[sick(11), sick(12), free(13), free(14), sick(15)],
		),
	);
	expect(other).toMatchObject({ text: lugFile, findings: [] });
	expect(other.bytes.length).toBe(228);
	expect(other.ini?.split("\r\n")).toContain("Feld12 = Bemerkung");
});

test("every sign that is let through has one byte, the one that Windows reads it from", () => {
	const signs = Array.from({ length: 0x2_0000 }, (_, code) => String.fromCodePoint(code));
	const taken = signs.filter((sign) => strangeCharacter(sign) === undefined);
	expect(taken).toHaveLength(95 + 96 + 27);
	const decoder = new TextDecoder("windows-1252");
	expect(decoder.decode(windows1252(taken.join("")))).toBe(taken.join(""));
});

test("decimals are read and written without loss, halves away from zero", () => {
	fc.assert(
		fc.property(fc.integer({ min: -1e9, max: 1e9 }), (hundredths) => {
			const text = writtenHundredths(hundredths);
			expect(readHundredths(text)).toBe(hundredths);
			expect(hundredthsOf(text.replace(",", "."))).toBe(hundredths);
			const half = text.replace(",", ".");
			expect(hundredthsOf(`${half}5`)).toBe(hundredths + (half.startsWith("-") ? -1 : 1));
		}),
	);
});

import { afterEach, expect, test } from "vitest";
import { freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { answers } from "../test-answers.ts";
import { Timesheet } from "./timesheet.tsx";

const entry = freshEntry();
const { november } = answers.getTargetActual;

afterEach(() => setServerTime(new Date().toISOString()));

function sheetAt(serverTime: string): string {
	setServerTime(serverTime);
	sessionStore.set(sampleSession());
	entry().show(<Timesheet of={november} />);
	return document.querySelector(".timesheet")?.textContent ?? "";
}

const sums = () =>
	[...document.querySelectorAll(".timesheet tfoot tr:first-child td")].map(
		(cell) => cell.textContent,
	);

test("a month that runs is preliminary; its sums are those of the days above", async () => {
	const sheet = sheetAt("2026-11-21T10:00:00Z");
	expect(sheet).toContain("Stundenzettel (vorläufig)");
	expect(sheet).toContain("gedruckt am 21.11.2026 um 11:00");
	expect(sheet).toContain("AbteilungStation 2");
	const last = [...document.querySelectorAll(".timesheet tbody tr td:nth-last-child(2)")]
		.map((cell) => cell.textContent ?? "")
		.filter((words) => words !== "");
	const minutes = (words: string) => {
		const [hours = "0", rest = "0"] = words.replace(/^[+\u2212]/, "").split(":");
		return (words.startsWith("\u2212") ? -1 : 1) * (Number(hours) * 60 + Number(rest));
	};
	const total = last.reduce((sum, words) => sum + minutes(words), 0);
	const [, target = "", worked = "", credit = "", actual = "", balance = ""] = sums();
	expect(minutes(balance)).toBe(total);
	expect(minutes(worked) + minutes(credit)).toBe(minutes(actual));
	expect(minutes(actual) - minutes(target)).toBe(total);
	expect(document.querySelector(".timesheet tfoot")?.textContent).toMatch(
		/^Summe bis 20\.11\.2026.*Summe des Monats/,
	);
	updateSettings({ region: { language: "en-EN" } });
	await soon(() => document.querySelector(".timesheet h1")?.textContent).toBe(
		"Timesheet (preliminary)",
	);
});

test("a month that is over is not", () => {
	expect(sheetAt("2026-12-02T10:00:00Z")).not.toContain("vorläufig");
	expect(sums().every((words, nth) => nth === sums().length - 1 || words !== "")).toBe(true);
});

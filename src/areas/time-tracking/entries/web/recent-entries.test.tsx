import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { StubServer } from "#kit/testing/stub-server.ts";
import { freshPage, shownRows } from "#kit/testing/test-page.tsx";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract } from "../contract.ts";
import { RecentEntries } from "./recent-entries.tsx";
import { RequestedEntries } from "./requested-entries.tsx";
import { pageOf, sampleEntry } from "./test-entries.ts";

const testPage = freshPage();
const show: ReturnType<typeof testPage>["show"] = (content) => testPage().show(content);
let server: StubServer;

beforeEach(() => {
	server = testPage().server;
});

const entries = [
	sampleEntry({
		day: "2026-11-21",
		begin: "2026-11-21T07:15:00Z",
		end: null,
		duration: null,
		status: "RUNNING",
	}),
	sampleEntry({ begin: "2026-11-20T11:00:00Z", state: "REQUESTED" }),
	sampleEntry({ end: "2026-11-20T11:00:00Z", duration: 14_400 }),
	sampleEntry({ day: "2026-11-19", state: "CANCELLED" }),
];

describe("the last thirty days", () => {
	test("asks once, for one's own entries of that time", async () => {
		server.answer(contract.listTimeTrackings, pageOf(entries));
		show(<RecentEntries />);
		await expect.element(page.getByRole("table")).toBeVisible();
		expect(server.calls(contract.listTimeTrackings)).toHaveLength(1);
	});

	test("shows the running one as such, states but APPROVED, a day strong only once", async () => {
		server.answer(contract.listTimeTrackings, pageOf(entries));
		show(<RecentEntries />);
		await expect
			.poll(shownRows)
			.toEqual([
				"Sa 21.11. | 08:15 | – | Arbeitszeit | läuft | Läuft",
				"Fr 20.11. | 12:00 | 16:30 | Arbeitszeit | 8:30 | Beantragt",
				"Fr 20.11. | 08:00 | 12:00 | Arbeitszeit | 4:00 | ",
				"Do 19.11. | 08:00 | 16:30 | Arbeitszeit | 8:30 | Storniert",
			]);
		const again = [...document.querySelectorAll("td[data-again]")];
		expect(again.map((cell) => cell.textContent)).toEqual(["Fr 20.11."]);
	});

	test("hours follow the chosen hour format", async () => {
		server.answer(contract.listTimeTrackings, pageOf(entries));
		updateSettings({ region: { hourFormat: "DECIMAL" } });
		show(<RecentEntries />);
		await expect.element(page.getByText("4,00")).toBeVisible();
	});

	test("on a phone they are cards", async () => {
		await page.viewport(390, 844);
		server.answer(contract.listTimeTrackings, pageOf(entries));
		show(<RecentEntries />);
		await expect.element(page.getByText("08:00 – 12:00")).toBeVisible();
		expect(page.getByRole("table").query()).toBeNull();
	});

	test("nothing booked is said", async () => {
		server.answer(contract.listTimeTrackings, pageOf([]));
		show(<RecentEntries />);
		await expect
			.element(page.getByText("In den letzten 30 Tagen wurde nichts gebucht."))
			.toBeVisible();
	});

	test("a failure names what failed and can be tried again", async () => {
		server.refuse(contract.listTimeTrackings, 500, { error: "UnknownError" });
		show(<RecentEntries />);
		await expect
			.element(page.getByText("Fehler beim Laden der Zeiteinträge der letzten 30 Tage"))
			.toBeVisible();
		server.answer(contract.listTimeTrackings, pageOf(entries));
		await page.getByRole("button", { name: "Erneut versuchen" }).click();
		await expect.element(page.getByRole("table")).toBeVisible();
	});
});

describe("requested entries", () => {
	test("those of the last thirty days are not asked for again", async () => {
		const [, requested] = entries;
		server.answer(contract.listTimeTrackings, pageOf(entries));
		show(<RequestedEntries ids={[requested?.id ?? ""]} hasFailed={false} />);
		await expect.element(page.getByText("12:00 – 16:30")).toBeVisible();
		expect(server.calls(contract.listTimeTrackings)).toHaveLength(1);
	});

	test("a failure names what failed, is not taken for emptiness and can be tried again", async () => {
		const old = sampleEntry({ day: "2026-09-01", state: "REQUESTED" });
		server.refuse(contract.listTimeTrackings, 500, { error: "UnknownError" });
		show(<RequestedEntries ids={[old.id]} hasFailed={false} />);
		await expect
			.element(page.getByText("Fehler beim Laden der beantragten Zeiteinträge"))
			.toBeVisible();
		await expect
			.element(page.getByText("Die beantragten Zeiteinträge konnten nicht geladen werden."))
			.toBeVisible();
		server.answer(contract.listTimeTrackings, pageOf([old]));
		await page.getByRole("button", { name: "Erneut versuchen" }).click();
		await expect.element(page.getByText("08:00 – 16:30")).toBeVisible();
	});

	test("whoever may decide rejects after the question, with a reason", async () => {
		const [, requested] = entries;
		const id = requested?.id ?? "";
		const rejection = {
			...contract.rejectTimeTracking,
			path: `/api/time-trackings/${id}/rejection`,
		};
		server.answer(contract.listTimeTrackings, pageOf(entries));
		server.answer(rejection, { version: 2, state: "REJECTED" });
		show(<RequestedEntries ids={[id]} hasFailed={false} />);
		await page.getByRole("button", { name: "Ablehnen" }).click();
		const dialog = page.getByRole("alertdialog");
		await dialog.getByRole("textbox").fill("Nicht abgesprochen");
		await dialog.getByRole("button", { name: "Ablehnen" }).click();
		await expect
			.poll(() => server.calls(rejection).map(({ body }) => body))
			.toEqual([{ version: 1, reason: "Nicht abgesprochen" }]);
	});

	test("older ones are; what is still open is said in words", async () => {
		const old = sampleEntry({
			day: "2026-09-01",
			state: "REQUESTED",
			openSteps: ["AUTO_FINISHED", "SUPERVISOR_APPROVAL"],
		});
		let asked = 0;
		server.answer(contract.listTimeTrackings, () => {
			asked += 1;
			return pageOf(asked === 1 ? entries : [old]);
		});
		show(<RequestedEntries ids={[old.id]} hasFailed={false} />);
		await expect
			.element(page.getByText("Automatisch beendet · Vorgesetzter muss zustimmen"))
			.toBeVisible();
		expect(asked).toBe(2);
	});
});

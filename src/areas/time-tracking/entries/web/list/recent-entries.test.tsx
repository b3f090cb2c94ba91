import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import type { StubServer } from "#kit/testing/stub-server.ts";
import { freshPage, shownRows } from "#kit/testing/test-page.tsx";
import { openPanels, setUpPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract } from "../../contract.ts";
import OpenRequestsFigure from "../open-requests-figure.tsx";
import { timeTrackingsDetail } from "../panels.ts";
import { answers } from "../test-answers.ts";
import { RecentEntries } from "./recent-entries.tsx";
import { RequestedEntries } from "./requested-entries.tsx";
import TeamRequests from "./team-requests.tsx";

const testPage = freshPage();
const show: ReturnType<typeof testPage>["show"] = (content) => testPage().show(content);
let server: StubServer;

beforeEach(() => {
	server = testPage().server;
});

const { recent, none, old } = answers.listTimeTrackings;

describe("the last thirty days", () => {
	test("asks once, for one's own entries of that time", async () => {
		server.answer(contract.listTimeTrackings, recent);
		show(<RecentEntries />);
		await expect.element(page.getByRole("table")).toBeVisible();
		expect(server.calls(contract.listTimeTrackings)).toHaveLength(1);
	});

	test("shows the running one as such, states but APPROVED, a day strong only once", async () => {
		server.answer(contract.listTimeTrackings, recent);
		show(<RecentEntries />);
		await expect
			.poll(shownRows)
			.toEqual([
				"Sa 21.11. | 08:15 | – | Arbeitszeit | läuft | Läuft",
				"Fr 20.11. | 12:00 | 16:30 | Überstunden | 4:30 | Beantragt",
				"Fr 20.11. | 08:00 | 12:00 | Arbeitszeit | 4:00 | ",
				"Do 19.11. | 08:00 | 16:30 | Überstunden | 8:30 | Storniert",
			]);
		const again = [...document.querySelectorAll("td[data-again]")];
		expect(again.map((cell) => cell.textContent)).toEqual(["Fr 20.11."]);
	});

	test("hours follow the chosen hour format", async () => {
		server.answer(contract.listTimeTrackings, recent);
		updateSettings({ region: { hourFormat: "DECIMAL" } });
		show(<RecentEntries />);
		await expect.element(page.getByText("4,00")).toBeVisible();
	});

	test("on a phone they are cards", async () => {
		await page.viewport(390, 844);
		server.answer(contract.listTimeTrackings, recent);
		show(<RecentEntries />);
		await expect.element(page.getByText("08:00 – 12:00")).toBeVisible();
		expect(page.getByRole("table").query()).toBeNull();
	});

	test("nothing booked is said", async () => {
		server.answer(contract.listTimeTrackings, none);
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
		server.answer(contract.listTimeTrackings, recent);
		await page.getByRole("button", { name: "Erneut versuchen" }).click();
		await expect.element(page.getByRole("table")).toBeVisible();
	});
});

describe("requests of the team", () => {
	const { two } = answers.listTimeTrackingsOf;
	const [first] = two.items.filter(({ moves }) => moves.includes("REJECT"));
	const at = (endpoint: Endpoint) => ({
		...endpoint,
		path: endpoint.path.replace("{id}", first?.id ?? ""),
	});
	const name = `${first?.user.firstName} ${first?.user.lastName}`;

	test("are named, and approved with one click", async () => {
		const approval = at(contract.approveTimeTracking);
		server.answer(contract.listTimeTrackingsOf, two);
		server.answer(approval, answers.approveTimeTracking.approved);
		show(<TeamRequests />);
		const listed = `${first?.user.lastName}, ${first?.user.firstName}`;
		await expect.element(page.getByText(listed).first()).toBeVisible();
		await expect.element(page.getByText("Vergessen").first()).toBeVisible();
		expect(server.calls(contract.listTimeTrackingsOf)[0]?.query.get("toDecide")).toBe("true");
		await page.getByRole("button", { name: `Genehmigen: ${name}` }).click();
		await expect.poll(() => server.calls(approval)).toHaveLength(1);
		await expect.element(page.getByText("Zeiteintrag genehmigt")).toBeVisible();
	});

	test("are rejected after the question, with a reason", async () => {
		const rejection = at(contract.rejectTimeTracking);
		server.answer(contract.listTimeTrackingsOf, two);
		server.answer(rejection, answers.rejectTimeTracking.rejected);
		show(<TeamRequests />);
		await page.getByRole("button", { name: `Ablehnen: ${name}` }).click();
		const dialog = page.getByRole("alertdialog");
		await dialog.getByRole("textbox").fill("Nicht abgesprochen");
		await dialog.getByRole("button", { name: "Ablehnen" }).click();
		await expect
			.poll(() => server.calls(rejection).map(({ body }) => body))
			.toEqual([{ version: 1, reason: "Nicht abgesprochen" }]);
	});

	test("a failure names what failed and can be tried again; nothing waiting is said", async () => {
		server.refuse(contract.listTimeTrackingsOf, 500, { error: "UnknownError" });
		show(<TeamRequests />);
		await expect
			.element(page.getByText("Die Anträge im Team konnten nicht geladen werden."))
			.toBeVisible();
		server.answer(contract.listTimeTrackingsOf, answers.listTimeTrackingsOf.nothingToDecide);
		await page.getByRole("button", { name: "Erneut versuchen" }).click();
		await expect.element(page.getByText("Kein Antrag wartet auf Sie.")).toBeVisible();
	});
});

describe("requested entries", () => {
	test("those of the last thirty days are not asked for again", async () => {
		const [, requested] = recent.timeTrackings;
		server.answer(contract.listTimeTrackings, recent);
		show(<RequestedEntries ids={[requested?.id ?? ""]} hasFailed={false} />);
		await expect.element(page.getByText("12:00 – 16:30")).toBeVisible();
		expect(server.calls(contract.listTimeTrackings)).toHaveLength(1);
	});

	test("a failure names what failed, is not taken for emptiness and can be tried again", async () => {
		const ids = old.timeTrackings.map(({ id }) => id);
		server.refuse(contract.listTimeTrackings, 500, { error: "UnknownError" });
		show(<RequestedEntries ids={ids} hasFailed={false} />);
		await expect
			.element(page.getByText("Fehler beim Laden der beantragten Zeiteinträge"))
			.toBeVisible();
		await expect
			.element(page.getByText("Die beantragten Zeiteinträge konnten nicht geladen werden."))
			.toBeVisible();
		server.answer(contract.listTimeTrackings, old);
		await page.getByRole("button", { name: "Erneut versuchen" }).click();
		await expect.element(page.getByText("08:00 – 16:30")).toBeVisible();
	});

	test("one's own are looked at; somebody else decides about them", async () => {
		const [, requested] = recent.timeTrackings;
		server.answer(contract.listTimeTrackings, recent);
		show(<RequestedEntries ids={[requested?.id ?? ""]} hasFailed={false} />);
		setUpPanels({ panels: [timeTrackingsDetail] });
		await page.getByRole("button", { name: "Öffnen" }).click();
		expect(openPanels().panels.at(-1)).toEqual({
			id: timeTrackingsDetail.id,
			params: { id: requested?.id },
		});
		expect(page.getByRole("button", { name: /Genehmigen|Ablehnen/ }).query()).toBeNull();
	});

	test("older ones are; what is still open is said in words", async () => {
		const ids = old.timeTrackings.map(({ id }) => id);
		let asked = 0;
		server.answer(contract.listTimeTrackings, () => {
			asked += 1;
			return asked === 1 ? recent : old;
		});
		show(<RequestedEntries ids={ids} hasFailed={false} />);
		await expect.element(page.getByText("Zustimmung der Leitung offen")).toBeVisible();
		expect(asked).toBe(2);
	});
});

describe("a person's open requests", () => {
	test("are counted, and lead to the oldest", async () => {
		const { two } = answers.listTimeTrackingsOf;
		setUpPanels({ panels: [timeTrackingsDetail] });
		server.answer(contract.listTimeTrackingsOf, two);
		show(<OpenRequestsFigure userId={two.items[0]?.userId as string} />);
		await page.getByRole("button", { name: /^Offene Anträge 2 der älteste vom Fr 20.11./ }).click();
		expect(openPanels().panels).toMatchObject([{ params: { id: two.items[0]?.id } }]);
	});

	test("of nobody lead nowhere", async () => {
		server.answer(contract.listTimeTrackingsOf, answers.listTimeTrackingsOf.nothingToDecide);
		show(
			<OpenRequestsFigure userId={answers.listTimeTrackingsOf.two.items[0]?.userId as string} />,
		);
		await expect.element(page.getByText("nichts zu entscheiden")).toBeVisible();
		expect(page.getByRole("button").query()).toBeNull();
	});
});

import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { contract } from "../../contract.ts";
import * as panels from "../panels.ts";
import { answers } from "../test-answers.ts";
import { at, button, freshScreens } from "../test-screens.tsx";

const { entry, show } = freshScreens();
const { requested, approved, needsReason } = answers.getTimeTracking;
const { activityId } = answers.getTimeTracking.changeWanted;
const { breakMissing } = answers.refusals;
const { activities } = answers.listTrackingActivities.all;
const reasonId = activities.find(({ reasons }) => reasons.length > 0)?.reasons[0]?.id;
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

describe("forms", () => {
	const showNew = (userId?: string) => {
		const params = { day: "2026-11-20", ...(userId && { userId }) };
		const { id } = panels.timeTrackingsCreate;
		showPanels({ ...nothingOpen, panels: [{ id, params }] });
		entry().show(<PanelHost />);
	};

	test("that of a new entry is accessible", async () => {
		showNew();
		await expect.element(field("Von – bis")).toBeVisible();
		await expectAccessible();
	});

	test("a new entry begins with what is suggested, until something else is typed", async () => {
		const { server } = entry();
		const { userId } = sampleSession();
		server.answer(at(contract.getSuggestedTimes, userId), answers.getSuggestedTimes.usual);
		showNew();
		await expect.element(field("Von – bis")).toHaveValue("08:00 – 12:00");
		await expect.element(page.getByText(/^Vorschlag nach den üblichen Zeiten/)).toBeVisible();
		await expectAccessible();
		// another day has another suggestion
		server.answer(at(contract.getSuggestedTimes, userId), answers.getSuggestedTimes.none);
		await field("Tag").fill("19.11.2026");
		await field("Begründung").click();
		await expect.element(field("Von – bis")).toHaveValue("");
		await field("Von – bis").fill("9-10");
		server.answer(at(contract.getSuggestedTimes, userId), answers.getSuggestedTimes.usual);
		await field("Tag").fill("18.11.2026");
		await field("Begründung").click();
		await soon(() => server.calls(at(contract.getSuggestedTimes, userId)).length).toBe(3);
		await expect.element(field("Von – bis")).toHaveValue("09:00 – 10:00");
		await expect.element(page.getByText(/^Vorschlag/)).not.toBeInTheDocument();
	});

	test("for somebody else her projects are offered, and no activity that is withheld from her", async () => {
		const { server } = entry();
		const her = crypto.randomUUID();
		server.answer(contract.listTrackingActivities, answers.listTrackingActivities.garage);
		server.answer(at(contract.getEntryChoices, her), answers.getEntryChoices.mia);
		server.answer(at(contract.getSuggestedTimes, her), answers.getSuggestedTimes.none);
		showNew(her);
		await page.getByRole("combobox", { name: "Projekt" }).click();
		await page.getByRole("option", { name: "Umbau · Abbruch" }).click();
		await page.getByRole("combobox", { name: "Tätigkeit" }).click();
		await expect
			.element(page.getByRole("listbox", { name: "Tätigkeit" }))
			.not.toHaveTextContent("Arbeitszeit");
		expect(server.calls(at(contract.getEntryChoices, her))).toHaveLength(1);
	});

	test("a new entry is sent as instants of the zone", async () => {
		const { server } = entry();
		server.answer(contract.requestTimeTracking, answers.requestTimeTracking.requested);
		showNew();
		await field("Von – bis").fill("22-6");
		await page.getByRole("combobox", { name: "Tätigkeit" }).click();
		await page.getByRole("option", { name: "Arbeitszeit" }).click();
		await button("Speichern").click();
		await soon(() => server.calls(contract.requestTimeTracking).length).toBe(1);
		expect(server.calls(contract.requestTimeTracking)[0]?.body).toMatchObject({
			begin: "2026-11-20T21:00:00.000Z",
			end: "2026-11-21T05:00:00.000Z",
			activityId,
			state: "REQUESTED",
			reason: null,
		});
	});

	test("what breaks rules is sent again once it is accepted; nothing typed is lost meanwhile", async () => {
		const { server } = entry();
		server.refuse(contract.requestTimeTracking, breakMissing.status, breakMissing.body);
		showNew();
		await field("Von – bis").fill("8-16");
		await page.getByRole("combobox", { name: "Tätigkeit" }).click();
		await page.getByRole("option", { name: "Arbeitszeit" }).click();
		await button("Speichern").click();
		await button("Zurück").click();
		await expect.element(field("Von – bis")).toHaveValue("08:00 – 16:00");
		await button("Speichern").click();
		await page
			.getByRole("checkbox", {
				name: "Ich habe von den Hinweisen oder Warnungen Kenntnis genommen",
			})
			.click();
		server.answer(contract.requestTimeTracking, answers.requestTimeTracking.requested);
		await button("Trotzdem fortfahren").click();
		await soon(() => server.calls(contract.requestTimeTracking).at(-1)?.body).toMatchObject({
			accept: ["OVER_8_HOURS", "BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"],
		});
	});

	test("an edit begins with what the entry holds", async () => {
		const shown = requested;
		const update = at(contract.updateTimeTracking, shown.id);
		entry().server.answer(update, answers.updateTimeTracking.updated);
		show(panels.timeTrackingsEdit.id, shown);
		await expect.element(field("Von – bis")).toHaveValue("08:00 – 16:30");
		await expectAccessible();
		await field("Von – bis").fill("8:30-16:30");
		await button("Speichern").click();
		await soon(() => entry().server.calls(update)[0]?.body).toMatchObject({
			version: 1,
			begin: "2026-11-20T07:30:00.000Z",
			end: "2026-11-20T15:30:00.000Z",
		});
	});

	test("of an entry that runs the end alone is still to be typed", async () => {
		const shown = { ...approved, end: null, duration: null };
		const request = at(contract.requestTimeTrackingChange, shown.id);
		entry().server.answer(request, answers.requestTimeTrackingChange.asked);
		show(panels.timeTrackingsRequestChange.id, shown);
		await expect.element(field("Von – bis")).toHaveValue("11:00 – ");
		await expect.element(page.getByText(/^Bisher: Do 19\.11\.2026 11:00 – läuft/)).toBeVisible();
		await button("Beantragen").click();
		expect(entry().server.calls(request)).toEqual([]);
		await field("Von – bis").fill("11:00 – 12:30");
		await button("Beantragen").click();
		await soon(() => entry().server.calls(request)[0]?.body).toMatchObject({
			end: "2026-11-19T11:30:00.000Z",
		});
	});

	test("a time that stays keeps its seconds: it must not reach into the entry before it", async () => {
		const begin = "2026-11-19T10:00:26.000Z";
		const shown = { ...approved, begin };
		const request = at(contract.requestTimeTrackingChange, shown.id);
		entry().server.answer(request, answers.requestTimeTrackingChange.asked);
		show(panels.timeTrackingsRequestChange.id, shown);
		await field("Von – bis").fill("11-12:30");
		await button("Beantragen").click();
		await soon(() => entry().server.calls(request)[0]?.body).toMatchObject({
			begin,
			end: "2026-11-19T11:30:00.000Z",
		});
	});

	test("a change is asked for with its reason", async () => {
		const shown = approved;
		const request = at(contract.requestTimeTrackingChange, shown.id);
		entry().server.answer(request, answers.requestTimeTrackingChange.asked);
		show(panels.timeTrackingsRequestChange.id, shown);
		await field("Von – bis").fill("11:30-12");
		await field("Begründung der Änderung").fill("Falsch gestempelt");
		await expectAccessible();
		await button("Beantragen").click();
		await soon(() => entry().server.calls(request)[0]?.body).toMatchObject({
			begin: "2026-11-19T10:30:00.000Z",
			reason: "Falsch gestempelt",
		});
	});

	test("a reason is chosen or written, but not left out", async () => {
		const shown = needsReason;
		const giving = at(contract.giveTimeTrackingReason, shown.id);
		entry().server.answer(giving, answers.giveTimeTrackingReason.given);
		show(panels.timeTrackingsReasonRequest.id, shown);
		await button("Speichern").click();
		await expect
			.element(page.getByText("Bitte wählen Sie eine Begründung oder schreiben Sie eine.").first())
			.toBeVisible();
		await expectAccessible();
		await page.getByRole("combobox", { name: "Vorgegebene Begründung" }).click();
		await page.getByRole("option", { name: "Post geholt" }).click();
		await button("Speichern").click();
		await soon(() => entry().server.calls(giving)[0]?.body).toMatchObject({
			reasonId,
			reason: null,
		});
	});
});

import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { shownRows } from "#kit/ui/data-grid/walk/shown-rows.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../../contract.ts";
import * as panels from "../panels.ts";
import { answers } from "../test-answers.ts";
import { at, button, freshScreens } from "../test-screens.tsx";

const { entry, show } = freshScreens();

const { requested, reasonToGive, approved, changeToDecide } = answers.getTimeTracking;
const { openStep, overlaps } = answers.refusals;

async function choose(label: string): Promise<void> {
	await button("Weitere Aktionen").click();
	await page.getByRole("menuitem", { name: label, exact: true }).click();
}

describe("a question before the decision", () => {
	const { changeAsked, toAnswer, changeAnswered } = answers.getTimeTracking;
	const text = "Kann Tom das bestätigen?";

	test("stands beside the decision; what was written stays until the server takes it", async () => {
		const ask = at(contract.askAboutTimeTracking, changeToDecide.id);
		const { server } = entry();
		server.refuse(ask, answers.refusals.askedTwice.status, answers.refusals.askedTwice.body);
		show(panels.timeTrackingsDetail.id, changeToDecide);
		await button("Rückfrage").click();
		const dialog = page.getByRole("alertdialog", { name: "Rückfrage zu diesem Zeiteintrag" });
		const field = dialog.getByRole("textbox", { name: "Ihre Rückfrage" });
		await expect.element(button("Rückfrage stellen")).toBeDisabled();
		await field.fill(text);
		await expectAccessible();
		await button("Rückfrage stellen").click();
		await expect.element(page.getByText(/ist bereits eine Rückfrage offen/)).toBeVisible();
		await button("OK").click();
		server.answer(ask, answers.askAboutTimeTracking.asked);
		await button("Rückfrage").click();
		await expect.element(field).toHaveValue(text);
		await button("Rückfrage stellen").click();
		await expect.element(page.getByText("Rückfrage gestellt")).toBeVisible();
		const { version } = changeToDecide;
		expect(server.calls(ask).at(-1)?.body).toEqual({ version, question: text });
	});

	test("is shown until it is answered; the decision does not wait for it", async () => {
		show(panels.timeTrackingsDetail.id, changeAsked);
		await expect.element(page.getByText("Antwort steht noch aus")).toBeVisible();
		await expect.element(page.getByText(text).first()).toBeVisible();
		await expect.element(button("Änderung genehmigen")).toBeVisible();
		await expect.element(button("Rückfrage")).not.toBeInTheDocument();
		await expectAccessible();
	});

	test("is answered by the person whose entry it is", async () => {
		sessionStore.set(sampleSession({ userId: toAnswer.userId, permissions: {} }));
		const answer = at(contract.answerAboutTimeTracking, toAnswer.id);
		entry().server.answer(answer, answers.answerAboutTimeTracking.answered);
		show(panels.timeTrackingsDetail.id, toAnswer);
		await button("Antworten").click();
		const dialog = page.getByRole("alertdialog", { name: "Rückfrage beantworten" });
		await expect.element(dialog.getByText(text)).toBeVisible();
		await dialog.getByRole("textbox", { name: "Ihre Antwort" }).fill("Ja, er war dabei.");
		await button("Antwort senden").click();
		await expect.element(page.getByText("Antwort gesendet")).toBeVisible();
		expect(entry().server.calls(answer)[0]?.body).toMatchObject({ answer: "Ja, er war dabei." });
	});

	test("and its answer stand where the decision is made, and in the history", async () => {
		show(panels.timeTrackingsDetail.id, changeAnswered);
		await expect.element(page.getByText("Ja, er war dabei.")).toHaveLength(2);
		await expect.element(page.getByText("Rückfrage beantwortet")).toBeVisible();
		await expect.element(button("Rückfrage")).toBeVisible();
	});
});

describe("the detail of an entry", () => {
	test("shows times, open steps and history, and approves", async () => {
		const shown = requested;
		const approval = at(contract.approveTimeTracking, shown.id);
		const { server } = entry();
		server.answer(approval, answers.approveTimeTracking.approved);
		show(panels.timeTrackingsDetail.id, shown);
		await expect.element(page.getByText(/08:00 – 16:30/)).toBeVisible();
		await expect.element(page.getByText("Zustimmung der Leitung offen")).toBeVisible();
		await expect.element(page.getByText("Vergessen").first()).toBeVisible();
		await expect.element(page.getByText("Wirkung der Genehmigung")).toBeVisible();
		await expectAccessible();
		await button("Genehmigen").click();
		await expect.element(page.getByText("Zeiteintrag genehmigt")).toBeVisible();
		expect(server.calls(approval).map(({ body }) => body)).toEqual([
			{ version: 1, openStepSuperVisor: false, accept: [], openShiftsTool: false },
		]);
	});

	test("over a list it approves and goes on to the next entry; what ends one stands in the menu", async () => {
		const { server } = entry();
		const roots = [requested, approved].map(({ id }) => ({ id, subRows: [] }));
		shownRows.set(new Map([[{}, { roots, offset: 0, total: 2 }]]));
		onTestFinished(() => shownRows.set(new Map()));
		const approval = at(contract.approveTimeTracking, requested.id);
		server.answer(approval, answers.approveTimeTracking.approved);
		server.answer(at(contract.getTimeTracking, approved.id), approved);
		show(panels.timeTrackingsDetail.id, requested);
		await button("Genehmigen und weiter").click();
		await expect.element(page.getByText("2 von 2")).toBeVisible();
		expect(server.calls(approval)).toHaveLength(1);
		await expect.element(button("Genehmigen")).not.toBeInTheDocument();
		await button("Weitere Aktionen").click();
		const cancel = page.getByRole("menuitem", { name: "Stornieren" });
		await expect.element(cancel).toHaveAttribute("style", expect.stringContaining("--rej"));
		await expectAccessible();
	});

	test("another open step is skipped only after it was taken note of", async () => {
		const shown = reasonToGive;
		const approval = at(contract.approveTimeTracking, shown.id);
		const { server } = entry();
		server.refuse(approval, openStep.status, openStep.body);
		show(panels.timeTrackingsDetail.id, shown);
		await button("Genehmigen").click();
		const dialog = page.getByRole("alertdialog");
		await expect.element(dialog.getByRole("heading", { name: "Statuswechsel" })).toBeVisible();
		await expect.element(dialog.getByText(/Begründung fehlt/)).toBeVisible();
		await expect.element(dialog.getByText(/^Mi 18.11.: .+ über zehn Stunden/)).toBeVisible();
		await expectAccessible();
		await expect.element(button("Trotzdem fortfahren")).toBeDisabled();
		await dialog
			.getByRole("checkbox", {
				name: "Ich habe von den Hinweisen oder Warnungen Kenntnis genommen",
			})
			.click();
		server.answer(approval, answers.approveTimeTracking.approved);
		await button("Trotzdem fortfahren").click();
		await soon(() => server.calls(approval).at(-1)?.body).toEqual({
			version: 1,
			openStepSuperVisor: true,
			accept: ["OPEN_APPROVAL_STEP", "OVER_10_HOURS", "BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"],
			openShiftsTool: false,
		});
	});

	test("an entry in the way is named; nothing puts it aside", async () => {
		const shown = requested;
		const approval = at(contract.approveTimeTracking, shown.id);
		entry().server.refuse(approval, overlaps.status, overlaps.body);
		show(panels.timeTrackingsDetail.id, shown);
		await button("Genehmigen").click();
		await expect.element(page.getByText(/Überstunden: Do 19.11. 11:00 – 12:00/)).toBeVisible();
		await expect.element(page.getByText(/Kritische Hinweise müssen zuerst/)).toBeVisible();
		await button("Zurück").click();
		await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
	});

	test("who may not cancel is told that somebody was asked", async () => {
		const shown = approved;
		const { server } = entry();
		server.answer(at(contract.cancelTimeTracking, shown.id), answers.cancelTimeTracking.asked);
		show(panels.timeTrackingsDetail.id, shown);
		await choose("Stornieren");
		await page.getByRole("alertdialog").getByRole("button", { name: "Stornieren" }).click();
		await expect
			.element(
				page.getByText("Der Antrag auf Stornierung wurde an die verantwortliche Person gesendet."),
			)
			.toBeVisible();
	});

	test("a wanted change is withdrawn after the question, and rejected with a reason alone", async () => {
		const { server } = entry();
		const withdrawal = at(contract.deleteChangeRequest, changeToDecide.change?.id ?? "");
		server.answer(withdrawal, {});
		show(panels.timeTrackingsDetail.id, changeToDecide);
		const changed = page
			.getByRole("row", { name: /^Beginn / })
			.getByRole("cell")
			.last();
		await expect.element(changed).toHaveTextContent("Di 17.11. 09:00");
		// what comes of it stands below what is asked for
		const rowsShown = page
			.getByRole("row")
			.elements()
			.map(({ textContent }) => textContent);
		expect(rowsShown.slice(-3)).toEqual([
			"Dauer4:00 h3:00 h",
			"Überstundenkonto+13:00 h+12:00 h",
			"Höchstarbeitszeit 10:00 heingehaltenunverändert",
		]);
		await expectAccessible();
		const foot = page
			.getByRole("button")
			.elements()
			.map(({ textContent }) => textContent);
		expect(foot.filter(Boolean)).toEqual(["Änderung ablehnen", "Rückfrage", "Änderung genehmigen"]);
		await button("Änderung ablehnen").click();
		const dialog = page.getByRole("alertdialog");
		await expect.element(dialog.getByRole("button", { name: "Änderung ablehnen" })).toBeDisabled();
		await dialog.getByRole("button", { name: "Abbrechen" }).click();
		await choose("Zurückziehen");
		await expect
			.element(page.getByText("Möchten Sie den Änderungsantrag wirklich zurückziehen?"))
			.toBeVisible();
		await dialog.getByRole("button", { name: "Zurückziehen" }).click();
		await soon(() => server.calls(withdrawal).length).toBe(1);
	});
});

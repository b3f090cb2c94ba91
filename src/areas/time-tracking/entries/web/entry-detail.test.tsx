import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import { at, button, freshScreens } from "./test-screens.tsx";
import { sampleDetail } from "./test-trackings.ts";

const { entry, show } = freshScreens();

const stepAndRule = [
	{
		code: "OPEN_APPROVAL_STEP",
		kind: "REQUEST_REASON",
		severity: "WARNING",
		acceptable: true,
	},
	{
		code: "OVER_10_HOURS",
		day: "2026-11-20",
		minutes: 30,
		severity: "ERROR",
		acceptable: true,
	},
];

describe("the detail of an entry", () => {
	test("shows times, open steps and history, and approves", async () => {
		const shown = sampleDetail();
		const approval = at(contract.approveTimeTracking, shown.id);
		const { server } = entry();
		server.answer(approval, { version: 2, state: "APPROVED" });
		show(panels.timeTrackingsDetail.id, shown);
		await expect.element(page.getByText(/08:00 – 16:30/)).toBeVisible();
		await expect.element(page.getByText("Vorgesetzter muss zustimmen")).toBeVisible();
		await expect.element(page.getByText("Vergessen")).toBeVisible();
		await expectAccessible();
		await button("Genehmigen").click();
		await expect.element(page.getByText("Zeiteintrag genehmigt")).toBeVisible();
		expect(server.calls(approval).map(({ body }) => body)).toEqual([
			{
				version: 1,
				openStepSuperVisor: false,
				accept: [],
				openShiftsTool: false,
			},
		]);
	});

	test("another open step is skipped only after it was taken note of", async () => {
		const shown = sampleDetail();
		const approval = at(contract.approveTimeTracking, shown.id);
		const { server } = entry();
		server.refuse(approval, 422, {
			error: "RuleViolation",
			code: "OPEN_APPROVAL_STEP",
			message: "Es sind noch Schritte offen.",
			violations: stepAndRule,
		});
		show(panels.timeTrackingsDetail.id, shown);
		await button("Genehmigen").click();
		const dialog = page.getByRole("alertdialog");
		await expect.element(dialog.getByRole("heading", { name: "Statuswechsel" })).toBeVisible();
		await expect.element(dialog.getByText(/Begründung fehlt/)).toBeVisible();
		await expect.element(dialog.getByText(/^Fr 20.11.: .+ über zehn Stunden/)).toBeVisible();
		await expectAccessible();
		await expect.element(button("Trotzdem fortfahren")).toBeDisabled();
		await dialog
			.getByRole("checkbox", {
				name: "Ich habe von den Hinweisen oder Warnungen Kenntnis genommen",
			})
			.click();
		server.answer(approval, { version: 2, state: "APPROVED" });
		await button("Trotzdem fortfahren").click();
		await soon(() => server.calls(approval).at(-1)?.body).toEqual({
			version: 1,
			openStepSuperVisor: true,
			accept: ["OPEN_APPROVAL_STEP", "OVER_10_HOURS"],
			openShiftsTool: false,
		});
	});

	test("an entry in the way is named; nothing puts it aside", async () => {
		const shown = sampleDetail();
		const other = {
			id: shown.id,
			begin: "2026-11-20T10:00:00Z",
			end: "2026-11-20T11:00:00Z",
			zone: "Europe/Berlin",
			state: "APPROVED",
			activityName: "Rufdienst",
		};
		entry().server.refuse(at(contract.approveTimeTracking, shown.id), 422, {
			error: "RuleViolation",
			code: "TIME_TRACKING_OVERLAPS",
			message: "In dieser Zeit liegt bereits ein anderer Zeiteintrag.",
			violations: [
				{
					code: "TIME_TRACKING_OVERLAPS",
					severity: "ERROR",
					acceptable: false,
					entry: other,
				},
			],
		});
		show(panels.timeTrackingsDetail.id, shown);
		await button("Genehmigen").click();
		await expect.element(page.getByText(/Rufdienst: Fr 20.11. 11:00 – 12:00/)).toBeVisible();
		await expect.element(page.getByText(/Kritische Hinweise müssen zuerst/)).toBeVisible();
		await button("Zurück").click();
		await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
	});

	test("who may not cancel is told that somebody was asked", async () => {
		const shown = sampleDetail({ state: "APPROVED", moves: ["CANCEL"] });
		const { server } = entry();
		server.answer(at(contract.cancelTimeTracking, shown.id), {
			version: 2,
			state: "APPROVED",
			cancellationRequested: true,
		});
		show(panels.timeTrackingsDetail.id, shown);
		await button("Stornieren").click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Stornieren" }).click();
		await expect
			.element(
				page.getByText("Der Antrag auf Stornierung wurde an die verantwortliche Person gesendet."),
			)
			.toBeVisible();
	});

	test("a wanted change is withdrawn after the question, and rejected with a reason alone", async () => {
		const change = {
			id: "01a1fd2c-47a0-70d1-9a38-000000000801",
			version: 4,
			reason: "Falsch gestempelt",
			begin: "2026-11-20T08:00:00Z",
			end: null,
			activityId: null,
			activityName: null,
			projectNodeId: null,
			projectNodeName: null,
		};
		const { server } = entry();
		const withdrawal = at(contract.deleteChangeRequest, change.id);
		server.answer(withdrawal, {});
		const moves = ["REJECT_CHANGE", "WITHDRAW_CHANGE"] as const;
		show(panels.timeTrackingsDetail.id, sampleDetail({ change, moves: [...moves] }));
		await expect.element(page.getByText(/09:00 – 16:30/)).toBeVisible();
		await button("Änderung ablehnen").click();
		const dialog = page.getByRole("alertdialog");
		await expect.element(dialog.getByRole("button", { name: "Änderung ablehnen" })).toBeDisabled();
		await dialog.getByRole("button", { name: "Abbrechen" }).click();
		await button("Zurückziehen").click();
		await expect
			.element(page.getByText("Möchten Sie den Änderungsantrag wirklich zurückziehen?"))
			.toBeVisible();
		await dialog.getByRole("button", { name: "Zurückziehen" }).click();
		await soon(() => server.calls(withdrawal).length).toBe(1);
	});
});

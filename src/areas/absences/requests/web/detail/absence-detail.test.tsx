import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract } from "../../contract.ts";
import * as panels from "../panels.ts";
import { answers } from "../test-answers.ts";
import { asBoss, at, button, freshScreens } from "../test-screens.tsx";

const { entry, show } = freshScreens();
const { requested, own, asTom, agreed, declined, approved, changeToDecide } = answers.getAbsence;
const { openStep } = answers.refusals;

describe("the detail of an absence", () => {
	test("shows days, costs, open steps and history; a supervisor skips the substitute knowing it", async () => {
		asBoss();
		const { server } = entry();
		const approval = at(contract.approveAbsence, requested.id);
		server.refuse(approval, openStep.status, openStep.body);
		show(panels.absencesDetail.id, requested);
		await expect.element(page.getByText("7 Tage, 5 Urlaubstage")).toBeVisible();
		await expect.element(page.getByText("Muster, tom (angefragt)")).toBeVisible();
		await expect.element(page.getByText("Zustimmung der Vertretung offen")).toBeVisible();
		await expect.element(page.getByText("Familienfeier").first()).toBeVisible();
		await expectAccessible();
		await button("Genehmigen").click();
		const dialog = page.getByRole("alertdialog");
		await expect.element(dialog.getByText(/^Zustimmung der Vertretung offen/)).toBeVisible();
		await expect
			.element(dialog.getByText("Die Vertretung ist selbst abwesend (Di 07.07.)."))
			.toBeVisible();
		await dialog.getByRole("checkbox", { name: /Kenntnis genommen/ }).click();
		server.answer(approval, { version: 2, state: "APPROVED" });
		await button("Trotzdem fortfahren").click();
		await soon(() => server.calls(approval).at(-1)?.body).toMatchObject({
			openStepSuperVisor: true,
			accept: ["OPEN_APPROVAL_STEP", "SUBSTITUTE_ABSENT"],
		});
	});

	test("one's own is changed from its foot and cancelled from its menu", async () => {
		show(panels.absencesDetail.id, own);
		await expect.element(button("Bearbeiten")).toBeVisible();
		await button("Weitere Aktionen").click();
		await expect.element(page.getByRole("menuitem", { name: "Stornieren" })).toBeVisible();
		await expectAccessible();
	});

	test("a wanted change stands beside what is so far, and is decided", async () => {
		asBoss();
		const approval = at(contract.approveAbsenceChange, changeToDecide.change?.id ?? "");
		entry().server.answer(approval, { version: 2, state: "APPROVED" });
		show(panels.absencesDetail.id, changeToDecide);
		const row = page.getByRole("row", { name: /^Zeitraum / });
		await expect
			.element(row.getByRole("cell").last())
			.toHaveTextContent("Di 06.10. nachmittags – Mo 12.10.2026");
		await expectAccessible();
		await button("Änderung genehmigen").click();
		await soon(() => entry().server.calls(approval)[0]?.body).toMatchObject({ version: 1 });
	});

	test("a change of what is approved is asked for", async () => {
		show(panels.absencesDetail.id, approved);
		await expect.element(button("Änderung beantragen")).toBeVisible();
		expect(button("Bearbeiten").elements()).toEqual([]);
	});

	test("who declined to stand in is named", async () => {
		show(panels.absencesDetail.id, declined);
		const asked = page.getByRole("region", { name: "Vertretung", exact: true });
		await expect.element(asked).toHaveTextContent("VertretungMuster, tomabgelehnt");
	});
});

describe("who is asked to stand in", () => {
	test("learns who and when, not what it is, and agrees after the question", async () => {
		const { server } = entry();
		const agreeing = at(contract.approveSubstitute, asTom.id);
		server.answer(agreeing, answers.approveSubstitute.agreed);
		show(panels.absencesSubstituteDetail.id, asTom);
		await expect.element(page.getByText("lena Muster bittet Sie um Vertretung.")).toBeVisible();
		expect(page.getByText("Urlaub im Team").elements()).toEqual([]);
		await expectAccessible();
		await button("Vertretung zusagen").click();
		const dialog = page.getByRole("alertdialog", { name: "Vertretung zusagen" });
		await expect
			.element(dialog.getByText("Möchten Sie lena Muster vertreten (Mo 06.07. – So 12.07.2026)?"))
			.toBeVisible();
		await dialog.getByRole("button", { name: "Vertretung zusagen" }).click();
		await expect.element(page.getByText("Vertretung zugesagt")).toBeVisible();
		expect(server.calls(agreeing).map(({ body }) => body)).toEqual([{ version: 1 }]);
	});

	test("declines with what she wants to say, in the detail of the absence as well", async () => {
		const { server } = entry();
		const declining = at(contract.rejectSubstitute, asTom.id);
		server.answer(declining, answers.rejectSubstitute.declined);
		show(panels.absencesDetail.id, asTom);
		await button("Vertretung ablehnen").click();
		const dialog = page.getByRole("alertdialog", { name: "Vertretung ablehnen" });
		await dialog.getByRole("textbox").fill("Selbst weg");
		await expectAccessible();
		await dialog.getByRole("button", { name: "Vertretung ablehnen" }).click();
		await soon(() => server.calls(declining)[0]?.body).toEqual({
			version: 1,
			reason: "Selbst weg",
		});
	});

	test("has nothing to answer once it is said", async () => {
		show(panels.absencesSubstituteDetail.id, agreed);
		await expect
			.element(page.getByText("Hier ist keine Antwort mehr von Ihnen offen."))
			.toBeVisible();
		expect(button("Vertretung zusagen").elements()).toEqual([]);
	});
});

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { contract as files } from "#areas/settings/files/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../../contract.ts";
import * as panels from "../panels.ts";
import { answers } from "../test-answers.ts";
import { at, button, field, freshScreens } from "../test-screens.tsx";

const { entry, show, showPanel } = freshScreens();
const { own } = answers.getAbsence;
const activityId = own.activity?.id;
const fileId = crypto.randomUUID();

const choose = (name: string) =>
	userEvent.upload(
		document.querySelector("input[type=file]") as HTMLInputElement,
		new File(["%PDF-"], name),
	);

test("what a company adds is asked for with the request, and files go along with it", async () => {
	const { server } = entry();
	const id = crypto.randomUUID();
	const place = { id, key: "ort", name: "Reiseziel", type: "TEXT" } as const;
	const group = { groupId: id, groupName: "Reise", unitIds: [], activityIds: [] };
	const described = { ...place, ...group, options: [], isRequired: true, isPersonal: false };
	server.answer(customFields.listCustomFieldDescriptions, {
		fields: [{ ...described, entity: "ABSENCE" }],
	});
	sessionStore.set(sampleSession({ permissions: {}, uiFeatures: ["CUSTOMFIELDS"] }));
	server.answer(contract.previewAbsence, answers.previewAbsence.week);
	server.answer(contract.requestAbsence, answers.requestAbsence.requested);
	server.answer(files.uploadFile, { fileId, name: "attest.pdf", kind: "PDF", bytes: 5 });
	showPanel(panels.absencesCreate.id, { from: "2026-07-06", to: "2026-07-12", activityId });
	await expect.element(button("Datei hinzufügen")).toBeVisible();
	await choose("attest.pdf");
	await expect.element(button("attest.pdf löschen")).toBeVisible();
	await expectAccessible();
	await button("Beantragen").click();
	expect(server.calls(contract.requestAbsence)).toEqual([]);
	await field("Reiseziel").fill("Wien");
	await button("Beantragen").click();
	await soon(() => server.calls(contract.requestAbsence).at(-1)?.body).toMatchObject({
		custom: { ort: "Wien" },
		fileIds: [fileId],
	});
});

test("a file comes later, is loaded, and deleted after a question", async () => {
	const { server } = entry();
	const kept = { fileId, name: "attest.pdf", bytes: 5, mayRemove: true };
	const added = { addedAt: "2026-07-01T12:00:00.000Z", addedBy: own.user };
	server.answer(files.uploadFile, { fileId, name: "attest.pdf", kind: "PDF", bytes: 5 });
	const add = at(contract.addAbsenceFile, own.id);
	server.answer(add, {});
	show(panels.absencesDetail.id, { ...own, mayAddFiles: true, files: [] });
	await expect.element(button("Datei hinzufügen")).toBeVisible();
	server.answer(at(contract.getAbsence, own.id), { ...own, files: [{ ...kept, ...added }] });
	await choose("attest.pdf");
	await soon(() => server.calls(add)[0]?.body).toEqual({ fileId });
	await expect
		.element(page.getByRole("link", { name: "attest.pdf herunterladen" }))
		.toHaveAttribute("href", expect.stringMatching(`/api/absences/${own.id}/files/${fileId}$`));
	await expectAccessible();
	const path = contract.removeAbsenceFile.path.replace("{id}", own.id).replace("{fileId}", fileId);
	const remove = { ...contract.removeAbsenceFile, path };
	server.answer(remove, {});
	server.answer(at(contract.getAbsence, own.id), { ...own, mayAddFiles: true, files: [] });
	await button("attest.pdf löschen").click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("checkbox").click();
	await dialog.getByRole("button", { name: "Löschen" }).click();
	await soon(() => server.calls(remove).length).toBe(1);
	await expect.element(button("attest.pdf löschen")).not.toBeInTheDocument();
});

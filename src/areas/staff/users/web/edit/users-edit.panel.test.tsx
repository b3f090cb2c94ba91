import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract } from "../../contract.ts";
import { usersCreate, usersEdit, usersSitesSelector } from "../panels.ts";
import { at, button, field, freshPeople, heading, mayOnly } from "../test-panels.tsx";
import { answers, lena, refusals } from "../test-people.ts";

const { entry, show, answerLena } = freshPeople();

test("a number that is taken is told at its field, and what was typed stays", async () => {
	const { server } = entry();
	const { status, body } = refusals.numberTaken;
	server.refuse(at.update, status, body);
	show(usersEdit.id, { userId: lena.id });
	await field("Personalnr.").fill("20408");
	await button("Speichern").click();
	await expect.element(page.getByText(/bereits vergeben/).first()).toBeVisible();
	await expect.element(field("Personalnr.")).toHaveValue("20408");
	server.answer(at.update, answers.updateUser.numbered);
	await field("Personalnr.").fill("20499");
	await button("Speichern").click();
	await soon(() => heading("Mitarbeiter bearbeiten").query()).toBeNull();
	expect(server.calls(at.update).at(-1)?.body).toEqual({
		firstName: "Lena",
		lastName: "Vogt",
		gender: "FEMALE",
		personnelNo: "20499",
		companyPersonnelNo: null,
		mail: "lena.vogt@example.com",
		version: lena.version,
	});
});

test("what somebody else has changed meanwhile is told before it is overwritten", async () => {
	const { server } = entry();
	const { status, body: stale } = refusals.stale;
	server.refuse(at.update, status, stale);
	show(usersEdit.id, { userId: lena.id });
	await field("Vorname").fill("Lena Marie");
	await button("Speichern").click();
	await expect.element(page.getByText(/Nora Petersen/)).toBeVisible();
	server.answer(at.update, answers.updateUser.kept);
	await page.getByRole("button", { name: /behalten/ }).click();
	await button("Speichern").click();
	await soon(() => server.calls(at.update).at(-1)?.body).toMatchObject({
		firstName: "Lena Marie",
		lastName: "Vogt-Adler",
		version: 4,
	});
});

test("private data: severe disability is neither shown nor sent where it was kept back", async () => {
	const { server } = entry();
	const put = { ...contract.updateUserPrivateData, path: at.getPrivate.path };
	mayOnly("WRITE");
	answerLena("toWriter");
	server.answer(put, answers.updateUserPrivateData.lena);
	show(usersEdit.id, { userId: lena.id, part: "private" });
	await field("Ort").fill("Lübeck");
	expect(heading("Schwerbehinderung").query()).toBeNull();
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(put).length).toBe(1);
	const body = server.calls(put)[0]?.body;
	expect(body).toMatchObject({ version: 1, address: { city: "Lübeck" } });
	expect(body).not.toHaveProperty("severelyDisabledFrom");
});

test("a new person needs names and unit, and a mail address for the invitation", async () => {
	const { server } = entry();
	server.answer(contract.createUser, answers.createUser.piotr);
	show(usersCreate.id, { unitId: lena.unitId });
	await expect.element(page.getByRole("checkbox", { name: /Einladung/ })).not.toBeChecked();
	await page.getByRole("checkbox", { name: /Einladung/ }).click();
	await field("Vorname").fill("Piotr");
	await field("Nachname").fill("Nowak");
	await button("Anlegen").click();
	await expect.element(page.getByText(/wird eine E-Mail-Adresse gebraucht/).first()).toBeVisible();
	expect(server.calls(contract.createUser)).toHaveLength(0);
	await expectAccessible();
	await field("E-Mail").fill("piotr.nowak@example.com");
	await button("Anlegen").click();
	await expect.element(heading("Nowak, Piotr")).toBeVisible();
	expect(server.calls(contract.createUser)[0]?.body).toMatchObject({
		gender: "UNDEFINED",
		unitId: lena.unitId,
		invite: true,
	});
});

test("the sites a person may switch to are chosen, the home site first", async () => {
	const { server } = entry();
	server.answer(at.sites, answers.setUserSites.lena);
	show(usersSitesSelector.id, { userId: lena.id });
	await expect.element(page.getByText("Vogt, Lena", { exact: true })).toBeVisible();
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(at.sites).map(({ body }) => body)).toEqual([
		{ homeSiteId: lena.siteId, siteIds: [lena.siteId], version: lena.version },
	]);
});

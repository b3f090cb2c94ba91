import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing } from "#kit/contract/fields.ts";
import { correctionHeader } from "#kit/contract/headers.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { freshPage } from "#kit/testing/test-page.tsx";
import { api } from "../api.ts";
import { sessionStore } from "../session/session-store.ts";
import file from "./recorded.json";

const testPage = freshPage();

const putEntry = endpoint("putEntry", {
	route: "PUT /api/entry",
	summary: "",
	access: { signedIn: true },
	input: z.object({ minutes: z.number() }),
	answer: nothing,
});

const { closed } = recorded({}, file).refusals;

test("who may correct gives a reason, and the same call is made with it", async () => {
	const { server, show } = testPage();
	show(null);
	server.refuse(putEntry, closed.status, closed.body);
	const done = api(putEntry, { minutes: 5 });
	await expect
		.element(page.getByRole("alertdialog", { name: /Monat ist abgeschlossen/ }))
		.toBeVisible();
	await expect.element(page.getByText(/Monat 10\/2026 von Mia Sommer/)).toBeVisible();
	const correct = page.getByRole("button", { name: "Berichtigen" });
	await expect.element(correct).toBeDisabled();
	server.answer(putEntry, {});
	await page.getByRole("textbox").fill("Zettel für Größe");
	await correct.click();
	expect(await done).toEqual({});
	const [first, second] = server.calls(putEntry);
	expect(first?.headers.get(correctionHeader)).toBeNull();
	expect(second?.body).toEqual(first?.body);
	const given = second?.headers.get(correctionHeader) ?? "";
	expect(decodeURIComponent(given)).toBe("Zettel für Größe");
});

test("who thinks better of it is told what the server said", async () => {
	const { server, show } = testPage();
	show(null);
	server.refuse(putEntry, closed.status, closed.body);
	const done = api(putEntry, { minutes: 5 });
	const told = expect(done).rejects.toThrow(closed.body.message);
	await page.getByRole("button", { name: "Abbrechen" }).click();
	await told;
	expect(server.calls(putEntry)).toHaveLength(1);
});

test("who may not correct, or not this person, is told whom to turn to", async () => {
	const { server, show } = testPage();
	show(null);
	server.refuse(putEntry, closed.status, closed.body);
	const others = "Bitte wenden Sie sich an Ihre Personalabteilung";
	const done = api(putEntry, { minutes: 5 });
	const told = expect(done).rejects.toThrow(others);
	await page.getByRole("textbox").fill("Nachtrag");
	await page.getByRole("button", { name: "Berichtigen" }).click();
	await told;
	sessionStore.set(sampleSession({ permissions: {} }));
	await expect(api(putEntry, { minutes: 5 })).rejects.toThrow(others);
	expect(server.calls(putEntry)).toHaveLength(3);
});

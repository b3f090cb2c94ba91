import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract } from "../contract.ts";
import NoticesSection from "./notices-section.tsx";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file);

beforeEach(() => {
	sessionStore.set(sampleSession());
	entry().server.answer(contract.listNotices, answers.listNotices.usual);
});

const decisions = () => page.getByRole("combobox", { name: "Entscheidungen über meine Anträge" });

test("each kind is switched by itself, and the hour of the digest", async () => {
	const { server, show } = entry();
	const off = { ...contract.putNotice, path: "/api/notices/matter.decided" };
	server.answer(off, () => {
		server.answer(contract.listNotices, answers.listNotices.chosen);
		return answers.putNotice.off;
	});
	server.answer(contract.putNoticeHour, answers.putNoticeHour.noon);
	show(<NoticesSection />);
	await expect.element(decisions()).toHaveValue("Sofort");
	await expect
		.element(page.getByRole("combobox", { name: "Neue Anträge, über die ich entscheide" }))
		.toHaveValue("Tägliche Übersicht");
	await expectAccessible();
	await decisions().click();
	await page.getByRole("option", { name: "Aus" }).click();
	await expect.element(decisions()).toHaveValue("Aus");
	expect(server.calls(off).map(({ body }) => body)).toEqual([{ mode: "OFF" }]);
	const hour = page.getByRole("combobox", { name: "Tägliche Übersicht um" });
	await expect.element(hour).toHaveValue("12:00 Uhr");
	await hour.fill("18");
	await page.getByRole("option", { name: "18:00 Uhr" }).click();
	const sent = () => server.calls(contract.putNoticeHour).map(({ body }) => body);
	await expect.poll(sent).toEqual([{ hour: 18 }]);
});

test("it speaks the language that is chosen beside it, at once; who has no address reads so", async () => {
	entry().show(<NoticesSection />);
	await expect.element(page.getByText(/keine E-Mail-Adresse hinterlegt/)).toBeVisible();
	updateSettings({ region: { language: "en-EN" } });
	await expect
		.element(page.getByRole("combobox", { name: "Decisions about my requests" }))
		.toHaveValue("At once");
	updateSettings({ region: { language: "de-DE" } });
});

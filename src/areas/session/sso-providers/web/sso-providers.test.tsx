import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import file from "./recorded.json";
import { domainsOf } from "./use-provider-form.ts";

const entry = freshEntry();
const secret = "geheim-0815";
const { settingsSsoProviders, settingsSsoProviderEdit } = panels;
const answers = recorded(contract, file);
const { linked } = answers.refusals;
const [google] = answers.listSsoProviders.google.providers;
const putAt = (kind: string) => ({
	...contract.putSsoProvider,
	path: `/api/sso-providers/${kind}`,
});

beforeEach(() => {
	clearDrafts();
	showPanels(nothingOpen);
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels), mayOpen: () => true });
	const { server } = entry();
	server.answer(contract.listSsoProviders, answers.listSsoProviders.google);
	server.answer(putAt("GOOGLE"), answers.putSsoProvider.changed);
	server.answer(putAt("ENTRAID"), answers.putSsoProvider.created);
	entry().show(<PanelHost />);
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const secretField = () => page.getByLabelText(/^Client-Geheimnis/).first();
const sent = (kind: string) =>
	entry()
		.server.calls(putAt(kind))
		.map(({ body }) => body);

test("the list tells what is set up, and what the provider must know", async () => {
	openPanel(settingsSsoProviders, {});
	await expect
		.element(
			page.getByText("eingeschaltet · https://accounts.google.com · 2 Mitarbeiter verknüpft"),
		)
		.toBeVisible();
	await expect.element(page.getByText("https://zeit.example/api/sso/callback")).toBeVisible();
	await expect.element(button("Auth0 einrichten")).toBeVisible();
	await expectAccessible();
	await button("Google bearbeiten").click();
	await expect.element(field("Client-ID")).toHaveValue("stundwerk");
});

test("a provider that is set up keeps its secret, which is not shown", async () => {
	openPanel(settingsSsoProviderEdit, { kind: "GOOGLE" });
	await expect.element(field("Client-ID")).toHaveValue("stundwerk");
	await expect.element(secretField()).toHaveValue("");
	await expectAccessible();
	await field("Domains der E-Mail-Adressen").fill("Klinikum.example");
	await button("Speichern").click();
	await soon(() => sent("GOOGLE")).toEqual([
		{
			issuer: google?.issuer,
			clientId: google?.clientId,
			domains: ["klinikum.example"],
			isEnabled: true,
			version: google?.version,
		},
	]);
});

test("a new provider takes a directory of one's own and a secret, which no draft keeps", async () => {
	openPanel(settingsSsoProviderEdit, { kind: "ENTRAID" });
	const issuer = field("Adresse des Anbieters (Issuer)");
	await issuer.fill("https://login.microsoftonline.com/common/v2.0");
	await field("Client-ID").fill("stundwerk");
	await field("Domains der E-Mail-Adressen").fill("klinikum");
	await button("Speichern").click();
	await expect.element(page.getByText(/Ihres eigenen Verzeichnisses/).first()).toBeVisible();
	await expect.element(page.getByText(/hat die Form klinikum\.example/).first()).toBeVisible();
	await issuer.fill("https://login.microsoftonline.com/0815/v2.0");
	await field("Domains der E-Mail-Adressen").fill("klinikum.example");
	await button("Speichern").click();
	await expect
		.element(page.getByText("Bitte geben Sie das Geheimnis des Anbieters ein."))
		.toBeVisible();
	expect(sent("ENTRAID")).toEqual([]);
	await secretField().fill(secret);
	const kept = [localStorage, sessionStorage].map((store) => JSON.stringify(store));
	expect(kept.join()).not.toContain(secret);
	await button("Speichern").click();
	await soon(() => sent("ENTRAID")).toMatchObject([
		{ clientSecret: secret, version: 0, domains: ["klinikum.example"] },
	]);
});

test("a provider that people sign in with stays, and the sentence says why", async () => {
	const { server } = entry();
	const path = "/api/sso-providers/GOOGLE";
	server.refuse({ ...contract.deleteSsoProvider, path }, linked.status, linked.body);
	openPanel(settingsSsoProviderEdit, { kind: "GOOGLE" });
	await button("Entfernen").click();
	await page.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Löschen", exact: true }).click();
	await expect.element(page.getByText(linked.body.message)).toBeVisible();
});

test.each([
	["Klinikum.example, @haus.example", ["klinikum.example", "haus.example"]],
	[" a.example;a.example\nb.example ", ["a.example", "b.example"]],
	["", []],
])("%j is read as %j", (text, domains) => {
	expect(domainsOf(text)).toEqual(domains);
});

import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import ImpersonateButton from "./impersonate-button.tsx";
import ImpersonationBanner from "./impersonation-banner.tsx";
import file from "./recorded.json";

const entry = freshEntry();
const { notImpersonating, notPossible } = recorded(contract, file).refusals;
const user = {
	id: "01a1fd2c-47a0-70d1-9a38-000000000081",
	firstName: "Lena",
	lastName: "Vogt",
	isEnabled: true,
};

beforeEach(() => {
	// refused, so that the page of the tests is not left
	entry().server.refuse(contract.startImpersonation, notPossible.status, notPossible.body);
	entry().server.refuse(contract.endImpersonation, notImpersonating.status, notImpersonating.body);
});

test("the banner says as whom one acts, and only then", async () => {
	sessionStore.set(sampleSession());
	entry().show(<ImpersonationBanner />);
	expect(page.getByRole("status").query()).toBeNull();
	sessionStore.set(sampleSession({ provider: "IMPERSONATION" }));
	await expect.element(page.getByRole("status")).toHaveTextContent("Sie handeln als Sofia Krüger");
	await userEvent.click(page.getByRole("button", { name: "Beenden" }));
	const { server } = entry();
	await soon(() => server.calls(contract.endImpersonation).length).toBe(1);
	await expect.element(page.getByText(notImpersonating.body.message)).toBeVisible();
});

test("acting begins after a question, and never as oneself", async () => {
	const session = sampleSession();
	sessionStore.set(session);
	const own = { ...user, id: session.userId, firstName: "Sofia" };
	entry().show(
		<main>
			<ImpersonateButton user={user} />
			<ImpersonateButton user={own} />
		</main>,
	);
	const start = page.getByRole("button", { name: "Als diese Person handeln" });
	expect(start.elements()).toHaveLength(1);
	await userEvent.click(start);
	await expect.element(page.getByText("Möchten Sie als Lena Vogt handeln?")).toBeVisible();
	await expectAccessible();
	await userEvent.click(
		page.getByRole("alertdialog").getByRole("button", { name: "Als diese Person handeln" }),
	);
	const { server } = entry();
	await soon(() => server.calls(contract.startImpersonation)[0]?.body).toEqual({ userId: user.id });
	await expect.element(page.getByText(notPossible.body.message)).toBeVisible();
});

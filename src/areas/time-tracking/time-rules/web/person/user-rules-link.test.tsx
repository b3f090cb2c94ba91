import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../../contract.ts";
import { answers } from "../test-rule.ts";
import UserRulesLink from "./user-rules-link.tsx";

const entry = freshEntry();
const userId = "01a1fd2c-47a0-70d1-9a38-000000000071";

test("the detail of a person names what holds today", async () => {
	sessionStore.set(sampleSession());
	const path = `/api/users/${userId}/time-rules`;
	const ofUser = { ...contract.listUserTimeRules, path };
	entry().server.answer(ofUser, answers.listUserTimeRules.lena);
	entry().show(<UserRulesLink userId={userId} />);
	await expect.element(page.getByText(/Gesetzliche Pausen/)).toBeVisible();
	await expectAccessible();
});

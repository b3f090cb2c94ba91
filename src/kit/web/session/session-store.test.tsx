import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SessionAnswer } from "#kit/contract/session.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { sessionStore, useFeature, useIsAdministrator, useMay } from "./session-store.ts";

const north = { siteId: null, unitIds: ["north", "company"] };
const south = { siteId: null, unitIds: ["south", "company"] };

function Rights() {
	const rights = [
		useMay("users.manage", "WRITE"),
		useMay("users.manage", "FULL"),
		useMay("users.manage", "WRITE", north),
		useMay("users.manage", "WRITE", south),
		useFeature("PROJECTS"),
		useIsAdministrator(),
	];
	return <p>{rights.map((right) => (right ? "+" : "-")).join("")}</p>;
}

let root: Root;
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	sessionStore.set(null);
});

function rightsOf(session: SessionAnswer | null): string {
	sessionStore.set(session);
	flushSync(() => root.render(<Rights />));
	return document.body.textContent.trim();
}

test("rights are mirrored from the session, by level and place", () => {
	expect(rightsOf(null)).toBe("------");
	expect(rightsOf(sampleSession())).toBe("++++++");
	const planner = sampleSession({
		uiFeatures: ["PROJECTS"],
		permissions: { "users.manage": [{ scope: "UNIT", level: "WRITE", unitId: "north" }] },
	});
	expect(rightsOf(planner)).toBe("+-+-+-");
});

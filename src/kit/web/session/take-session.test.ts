import { expect, test } from "vitest";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { sessionStore } from "./session-store.ts";
import { takeSession } from "./take-session.ts";

test("the place of the first answer stays until somebody else signs in", async () => {
	sessionStore.set(null);
	takeSession(sampleSession({ livePlace: "boot-1" }));
	takeSession(sampleSession({ livePlace: "boot-2", lastName: "Kern" }));
	expect(sessionStore.get()).toMatchObject({ livePlace: "boot-1", lastName: "Kern" });
	const userId = crypto.randomUUID();
	takeSession(sampleSession({ livePlace: "boot-3", userId }));
	expect(sessionStore.get()?.livePlace).toBe("boot-3");
});

import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getSession } from "#kit/contract/session.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { connection } from "./connection.ts";
import { firstLook } from "./first-look.ts";
import { createAppRouter } from "./router/create-app-router.tsx";
import type { Page } from "./router/define-pages.ts";
import { forgetCheck } from "./session/check-session.ts";
import { sessionStore } from "./session/session-store.ts";

let server: StubServer;
let hasData: boolean;

const dashboard: Page = {
	path: "/home/dashboard",
	area: "home",
	alwaysVisible: true,
	load: async () => ({
		default: () => null,
		ahead: async () => {
			await fetch("/data");
			hasData = true;
		},
	}),
};
const signIn: Page = {
	path: "/login",
	area: "session",
	public: true,
	load: async () => ({ default: () => null }),
};

const routerAt = (address: string) =>
	createAppRouter([dashboard, signIn], createMemoryHistory({ initialEntries: [address] }));

beforeEach(() => {
	hasData = false;
	server = new StubServer();
	server.answer(getSession, sampleSession());
	forgetCheck();
});

afterEach(() => {
	server.close();
	sessionStore.set(null);
	connection.set("online");
	localStorage.clear();
});

test("session, page and data are there before anything is drawn; the session is asked for first", async () => {
	const router = routerAt("/home/dashboard");
	await firstLook(router, dashboard, 60_000);
	expect(sessionStore.get()).not.toBeNull();
	expect(hasData).toBe(true);
	expect(router.state.matches.map(({ status }) => status)).toEqual(
		router.state.matches.map(() => "success"),
	);
	expect(server.requests.map(({ path }) => path)).toEqual([getSession.path, "/data"]);
});

test("what has a file of its own is asked for while the page's code is still on its way", async () => {
	const come = Promise.withResolvers<void>();
	const heavy: Page = {
		...dashboard,
		load: async () => {
			await come.promise;
			return { default: () => null };
		},
		loadAhead: async () => ({
			ahead: async () => {
				hasData = true;
				come.resolve();
			},
		}),
	};
	await firstLook(routerAt("/home/dashboard"), heavy);
	expect(hasData).toBe(true);
});

test("where an address leads on, the page that it leads to is waited for", async () => {
	const router = routerAt("/");
	await firstLook(router, dashboard);
	expect(router.state.location.pathname).toBe("/home/dashboard");
});

test("who is not signed in any more is led to sign in", async () => {
	server.refuseSignedOut(getSession);
	const router = routerAt("/home/dashboard");
	await firstLook(router, undefined);
	expect(router.state.location.pathname).toBe("/login");
});

test("data that does not come in time is not waited for", async () => {
	const never: Page = {
		...dashboard,
		load: async () => ({ default: () => null, ahead: () => new Promise(() => {}) }),
	};
	await firstLook(routerAt("/home/dashboard"), never);
	expect(sessionStore.get()).not.toBeNull();
});

test("without a server there is nothing to wait for: it is drawn, to say so", async () => {
	server.isAway = true;
	await firstLook(routerAt("/home/dashboard"), dashboard);
	expect(connection.get()).toBe("offline");
	expect(sessionStore.get()).toBeNull();
	// the person who waits is let in when it is back, and asks no other test's server
	server.isAway = false;
	window.dispatchEvent(new Event("online"));
	await expect.poll(() => sessionStore.get()).not.toBeNull();
});

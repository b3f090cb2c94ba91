import type pg from "pg";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import type { Figure } from "../bench.ts";
import type { WorkingCompany } from "../stage/working-company.ts";

/** A company that worked for a year, its server and its database. */
export interface WorkingStage {
	readonly company: WorkingCompany;
	/** As the server's own role, bound to the tenant. */
	readonly bare: pg.Client;
	readonly address: string;
}

export function browserOf(address: string, cookie: string): TestBrowser {
	const browser = new TestBrowser(address);
	browser.cookies.set(sessionCookie, cookie);
	return browser;
}

export function timeFigure(name: string, milliseconds: number): Figure {
	return { name, value: `${milliseconds.toFixed(1)} ms` };
}

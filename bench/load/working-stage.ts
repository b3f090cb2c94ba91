import type pg from "pg";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import type { WorkingCompany } from "../stage/working-company.ts";

/** A company that worked for a year, its server and its database. */
export interface WorkingStage {
	readonly company: WorkingCompany;
	/** For floors: nobody's rules hold for it. */
	readonly bare: pg.Client;
	readonly address: string;
}

export function browserOf(address: string, cookie: string): TestBrowser {
	const browser = new TestBrowser(address);
	browser.cookies.set(sessionCookie, cookie);
	return browser;
}

import { afterEach, beforeEach, expect, test } from "vitest";
import { readPlaceCookie } from "#kit/contract/headers.ts";
import { passOn } from "./live-messages.ts";
import { readAtLeast } from "./read-at-least.ts";

/** As a server's answer or nobody has left it. */
function forget() {
	// biome-ignore lint/suspicious/noDocumentCookie: what the page itself writes
	document.cookie = `${readPlaceCookie}=; path=/; max-age=0`;
}
beforeEach(forget);
afterEach(forget);

const said = () =>
	document.cookie.split("; ").filter((one) => one.startsWith(`${readPlaceCookie}=`));

test("the browser reads as far as the farthest place it was told, and never less", () => {
	readAtLeast(2000);
	expect(said()).toEqual([`${readPlaceCookie}=2000`]);
	readAtLeast(999);
	expect(said()).toEqual([`${readPlaceCookie}=2000`]);
	readAtLeast(10_000);
	expect(said()).toEqual([`${readPlaceCookie}=10000`]);
});

test("a live message says how far before anybody fetches again; without a replica none does", () => {
	passOn({ kind: "resync" });
	expect(said()).toEqual([]);
	passOn({ kind: "resync", readFrom: 4711 });
	expect(said()).toEqual([`${readPlaceCookie}=4711`]);
});

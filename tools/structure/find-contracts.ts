import { glob } from "node:fs/promises";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Contract } from "#kit/server/http/serve.ts";

export interface FeatureContract {
	/** e.g. `session/sign-in` */
	readonly feature: string;
	readonly contract: Contract;
	readonly texts: Readonly<Record<Language, object>>;
}

const areas = new URL("../../src/areas/", import.meta.url);
const kit = new URL("../../src/kit/contract/", import.meta.url);

/**
 * Every contract there is, routed or not, with the words of its feature. What no area routes is the kit's own (live
 * messages) and comes last, under `kit`.
 */
export async function findContracts(): Promise<FeatureContract[]> {
	const files = await Array.fromAsync(glob("*/*/contract.ts", { cwd: areas }));
	const found = (await Promise.all(files.sort().map(read))).filter((one) => one !== undefined);
	const routed = new Set(found.flatMap(({ contract }) => Object.values(contract)));
	const own = (await kitEndpoints()).filter((one) => !routed.has(one));
	const contract = Object.fromEntries(own.map((endpoint) => [endpoint.operationId, endpoint]));
	return [...found, { feature: "kit", contract, texts: { "de-DE": {}, "en-EN": {} } }];
}

async function kitEndpoints(): Promise<Endpoint[]> {
	const files = await Array.fromAsync(glob("*.ts", { cwd: kit }));
	const modules = await Promise.all(
		files
			.filter((file) => !file.endsWith(".test.ts"))
			.map((file) => import(new URL(file, kit).href) as Promise<object>),
	);
	return modules.flatMap((made) => Object.values(made)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
	return typeof value === "object" && value !== null && "operationId" in value && "path" in value;
}

async function read(file: string): Promise<FeatureContract | undefined> {
	const feature = file.replace(/[\\/]contract\.ts$/, "");
	const { contract } = (await import(new URL(file, areas).href)) as { contract?: Contract };
	// some only share schemas with others and offer no operation
	if (contract === undefined) return undefined;
	return { feature, contract, texts: await textsOf(feature) };
}

async function textsOf(feature: string): Promise<FeatureContract["texts"]> {
	const file = new URL(`${feature}/text.ts`, areas);
	const { texts } = (await import(file.href)) as Pick<FeatureContract, "texts">;
	return texts;
}

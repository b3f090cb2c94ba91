import { type Endpoint, pathParameters } from "#kit/contract/endpoint.ts";
import { findFeatures } from "#kit/server/find-features.ts";

/** An operation that answers with a list, and what it can be asked. */
export interface ListOperation extends Pick<Endpoint, "operationId" | "path"> {
	readonly isPaged: boolean;
	readonly isSearched: boolean;
	/** Names of what must be given in path or query. */
	readonly needed: readonly string[];
}

/** Every list that is served, from the contracts: one that is new is looked at from its first day. */
export async function listOperations(): Promise<ListOperation[]> {
	const features = await findFeatures();
	return features
		.flatMap(({ routes }) => Object.values(routes.contract) as Endpoint[])
		.filter(isList)
		.map(operationOf)
		.sort((a, b) => a.operationId.localeCompare(b.operationId));
}

/** Not served in production: mails that a developer's server keeps instead of sending them. */
const notServed = "listOutboxMails";

function isList({ operationId, method, input, raw }: Endpoint): boolean {
	if (operationId === notServed) return false;
	const isPaged = "page" in shapeOf(input);
	return method === "GET" && raw !== true && (isPaged || operationId.startsWith("list"));
}

function operationOf({ operationId, path, input }: Endpoint): ListOperation {
	const shape = shapeOf(input);
	const inPath = pathParameters(path);
	const inQuery = Object.entries(shape)
		.filter(([name, field]) => !inPath.includes(name) && !field.safeParse(undefined).success)
		.map(([name]) => name);
	const isPaged = "page" in shape;
	const isSearched = "search" in shape;
	return { operationId, path, isPaged, isSearched, needed: [...inPath, ...inQuery] };
}

type Field = Endpoint["input"];

function shapeOf(input: Field): Readonly<Record<string, Field>> {
	return (input as { readonly shape?: Readonly<Record<string, Field>> }).shape ?? {};
}

/** The address of a list. What is needed and given nowhere is a mistake, so that no list is left out. */
export function addressOf(
	{ operationId, path, needed }: ListOperation,
	given: Readonly<Record<string, string>>,
	asked: Readonly<Record<string, string>>,
): string {
	const query = new URLSearchParams(asked);
	let filled = path;
	for (const name of needed) {
		const value = given[`${operationId}.${name}`] ?? given[name];
		if (value === undefined)
			throw new Error(`Nothing says with which ${name} ${operationId} is asked.`);
		if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, value);
		else query.set(name, value);
	}
	return query.size === 0 ? filled : `${filled}?${query}`;
}

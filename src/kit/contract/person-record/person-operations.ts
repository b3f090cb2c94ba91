import * as z from "zod/mini";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Endpoint, Method } from "../endpoint.ts";
import { civilDay, id, nothing } from "../fields.ts";
import type { MasterFields, Shape } from "../master-data/master-data.ts";
import type { Refusal } from "../refusal.ts";
import type { PersonDeclaration, PersonOperation } from "./person-record.ts";

/** The operation ids of a declaration by what they do. */
export function personOperationIds({
	name,
	plural,
}: Pick<PersonDeclaration, "name" | "plural">): Readonly<Record<PersonOperation, string>> {
	return {
		list: `list${plural}`,
		get: `get${name}`,
		create: `create${name}`,
		update: `update${name}`,
		end: `end${name}`,
		remove: `delete${name}`,
	};
}

/** Name of the parameter that rows are asked for by, e.g. `wageId`. */
export function personIdName({ name, idName }: PersonDeclaration): string {
	return idName ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`;
}

/** The endpoints of a declaration by what they do. */
export function operationsOf(declaration: PersonDeclaration): Record<PersonOperation, Endpoint> {
	return { ...readingOf(declaration), ...writingOf(declaration) };
}

function readingOf(declaration: PersonDeclaration) {
	const { name, plural, path, own, listAs = "items" } = declaration;
	const operation = operationOf(declaration);
	const access = own ? ({ signedIn: true } as const) : undefined;
	const item = itemOf(declaration);
	const mine = own ? "; one's own always" : "";
	return {
		list: operation("list", "GET", `/api/users/{userId}/${path}`, "READ", {
			summary: `${sentence(plural)} of a person, the newest first${mine}`,
			access,
			input: z.object({ userId: id }),
			answer: z.object({ [listAs]: z.array(item) }),
		}),
		get: operation("get", "GET", rowPath(declaration), "READ", {
			summary: `One ${spoken(name)} of a person${mine}`,
			access,
			input: z.object(keyOf(declaration)),
			answer: item,
		}),
	};
}

function writingOf(declaration: PersonDeclaration) {
	const { name, path, days, fixed = {}, turned, refusals } = declaration;
	const operation = operationOf(declaration);
	const one = spoken(name);
	const key = keyOf(declaration);
	const values = valuesOf(declaration);
	const version = z.int();
	const written = declaration.answersRow ? itemOf(declaration) : undefined;
	const write = [turned, ...refusals.write];
	return {
		create: operation(
			"create",
			"POST",
			declaration.createPath ?? `/api/users/{userId}/${path}`,
			"WRITE",
			{
				summary: `Add a ${one} of a person from a day on`,
				input: z.object({
					userId: id,
					...shapeOf(fixed, "input"),
					...values,
					...(declaration.endsPrevious && { endsPrevious: z._default(z.boolean(), true) }),
				}),
				answer: written ?? z.object({ id }),
				refusals: [...write, ...(refusals.create ?? [])],
			},
		),
		update: operation("update", "PUT", rowPath(declaration), "WRITE", {
			summary: `Correct or end a ${one}`,
			input: z.object({ ...key, ...values, version }),
			answer: written ?? z.object({ version }),
			refusals: write,
		}),
		end: operation("end", "PUT", `${rowPath(declaration)}/end`, "WRITE", {
			summary: `Set the last day of a ${one}`,
			input: z.object({ ...key, [days[1]]: civilDay, version }),
			answer: written ?? z.object({ version }),
			refusals: write,
		}),
		...removingOf(declaration),
	};
}

function removingOf(declaration: PersonDeclaration) {
	return {
		remove: operationOf(declaration)("remove", "DELETE", rowPath(declaration), "FULL", {
			summary: `Delete a ${spoken(declaration.name)}`,
			input: z.object(keyOf(declaration)),
			answer: nothing,
			refusals: declaration.refusals.remove ?? [],
		}),
	};
}

interface Rest {
	readonly summary: string;
	readonly access?: { readonly signedIn: true } | undefined;
	readonly input: z.ZodMiniType;
	readonly answer: z.ZodMiniType;
	readonly refusals?: readonly Refusal[];
}

function operationOf(declaration: PersonDeclaration) {
	const ids = personOperationIds(declaration);
	const key = declaration.permission;
	return (
		operation: PersonOperation,
		method: Method,
		path: string,
		level: PermissionLevel,
		{ access = undefined, ...rest }: Rest,
	): Endpoint => ({
		operationId: ids[operation],
		method,
		path,
		access: access ?? { key, level },
		refusals: [],
		...rest,
	});
}

function rowPath(declaration: PersonDeclaration): string {
	return `/api/${declaration.path}/{${personIdName(declaration)}}`;
}

function keyOf(declaration: PersonDeclaration): Shape {
	return { [personIdName(declaration)]: id };
}

export function valuesOf({ days, fields }: PersonDeclaration): Shape {
	return {
		[days[0]]: civilDay,
		[days[1]]: z.nullable(civilDay),
		...shapeOf(fields, "input"),
	};
}

export function itemOf({ days, fields, fixed = {}, extra = {} }: PersonDeclaration) {
	return z.object({
		id,
		version: z.int(),
		[days[0]]: civilDay,
		[days[1]]: z.nullable(civilDay),
		...shapeOf(fixed, "answer"),
		...shapeOf(fields, "answer"),
		...extra,
	});
}

export function shapeOf(fields: MasterFields, side: "input" | "answer"): Shape {
	return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[side]]));
}

/** `SpecialAccounts` → `special accounts` */
function spoken(name: string): string {
	return name.replace(/(?!^)([A-Z])/g, " $1").toLowerCase();
}

function sentence(name: string): string {
	const words = spoken(name);
	return words.charAt(0).toUpperCase() + words.slice(1);
}

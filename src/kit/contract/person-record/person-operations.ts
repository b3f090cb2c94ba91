import * as z from "zod/mini";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Endpoint, Method } from "../endpoint.ts";
import { civilDay, id, nothing } from "../fields.ts";
import type { Shape } from "../master-data/master-data.ts";
import { shapeOf, spoken } from "../master-data/master-operations.ts";
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
	const { name, plural, path, own, listPath, listAs = "items" } = declaration;
	const operation = operationOf(declaration);
	const access = own ? ({ signedIn: true } as const) : undefined;
	const item = itemOf(declaration);
	const mine = own ? "; one's own always" : "";
	return {
		list: operation("list", "GET", listPath ?? `/api/users/{userId}/${path}`, "READ", {
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
	const { name, path, fixed = {}, endsPrevious, createPath, refusals } = declaration;
	const values = valuesOf(declaration);
	const write = [declaration.turned, ...refusals.write];
	return {
		create: operationOf(declaration)(
			"create",
			"POST",
			createPath ?? `/api/users/{userId}/${path}`,
			"WRITE",
			{
				summary: `Add a ${spoken(name)} of a person from a day on`,
				input: z.object({
					userId: id,
					...shapeOf(fixed, "input"),
					...values,
					...(endsPrevious && { endsPrevious: z._default(z.boolean(), true) }),
				}),
				answer: declaration.answersRow ? itemOf(declaration) : z.object({ id }),
				refusals: [...write, ...(refusals.create ?? [])],
			},
		),
		...changingOf(declaration, values, write),
	};
}

function changingOf(declaration: PersonDeclaration, values: Shape, write: readonly Refusal[]) {
	const { name, days, refusals } = declaration;
	const operation = operationOf(declaration);
	const path = rowPath(declaration);
	const key = keyOf(declaration);
	const version = z.int();
	const answer = declaration.answersRow ? itemOf(declaration) : z.object({ version });
	return {
		update: operation("update", "PUT", path, "WRITE", {
			summary: `Correct or end a ${spoken(name)}`,
			input: z.object({ ...key, ...values, version }),
			answer,
			refusals: write,
		}),
		end: operation("end", "PUT", `${path}/end`, "WRITE", {
			summary: `Set the last day of a ${spoken(name)}`,
			input: z.object({ ...key, [days[1]]: civilDay, version }),
			answer,
			refusals: write,
		}),
		remove: operation("remove", "DELETE", path, "FULL", {
			summary: `Delete a ${spoken(name)}`,
			input: z.object(key),
			answer: nothing,
			refusals: refusals.remove ?? [],
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
		...(declaration.movesFigures && method !== "GET" && { movesFigures: "PERSON" as const }),
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
	return { [days[0]]: civilDay, [days[1]]: z.nullable(civilDay), ...shapeOf(fields, "input") };
}

export function itemOf({ days, fields, fixed = {}, extra = {}, tellsCurrent }: PersonDeclaration) {
	return z.object({
		id,
		version: z.int(),
		[days[0]]: civilDay,
		[days[1]]: z.nullable(civilDay),
		...shapeOf(fixed, "answer"),
		...shapeOf(fields, "answer"),
		...extra,
		...(tellsCurrent && { isCurrent: z.boolean() }),
	});
}

function sentence(name: string): string {
	const words = spoken(name);
	return words.charAt(0).toUpperCase() + words.slice(1);
}

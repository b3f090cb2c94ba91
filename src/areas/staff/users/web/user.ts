import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

const unknown: readonly string[] = [];

/** A person with all that her detail shows. */
export type User = AnswerOf<typeof contract.getUser>;

/** Whether one may change exactly this person. */
export function mayWrite({ level }: Pick<User, "level">): boolean {
	return level === "WRITE" || level === "FULL";
}

/** As lists are sorted: "Vogt, Lena". */
export function userName(person: { readonly firstName: string; readonly lastName: string }) {
	return `${person.lastName}, ${person.firstName}`;
}

/** "Vogt, Lena", once it is known: what the panel of a part of her data is about. */
export function useUserName(userId: string): string | undefined {
	const { data } = useApi(contract.getUser, { userId });
	return data && userName(data);
}

/** "Vogt, Lena · Google": whom the panel of a thing of hers is about, and which of them. */
export function usePersonSub(userId: string, thing: string): string {
	return [useUserName(userId), thing].filter(Boolean).join(" · ");
}

/** Ids of the units that a person lies in, from the company down; none until they are known, or where one may not know. */
export function useUserUnitPath(userId: string, enabled: boolean): readonly string[] {
	const { data } = useApi(contract.getUser, { userId }, { enabled });
	return data?.unitPath.map(({ id }) => id) ?? unknown;
}

/** Everything that is shown of people is asked for again. */
export async function renewUsers(): Promise<void> {
	await Promise.all(
		[contract.listUsers, contract.getUser, contract.listUserOptions, contract.listUserLogins].map(
			(endpoint) => renew(endpoint),
		),
	);
}

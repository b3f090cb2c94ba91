import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** As lists are sorted: "Vogt, Lena". */
export function userName(person: {
	readonly firstName: string;
	readonly lastName: string;
}): string {
	return `${person.lastName}, ${person.firstName}`;
}

/** "Vogt, Lena", once it is known: what the panel of a part of her data is about. */
export function useUserName(userId: string): string | undefined {
	const { data } = useApi(contract.getUser, { userId });
	return data && userName(data);
}

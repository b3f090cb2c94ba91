import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { userName } from "./user-name.ts";

/** "Vogt, Lena", once it is known: what the panel of a part of her data is about. */
export function useUserName(userId: string): string | undefined {
	const { data } = useApi(contract.getUser, { userId });
	return data && userName(data);
}

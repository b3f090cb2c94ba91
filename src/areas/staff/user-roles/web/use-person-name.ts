import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** "Vogt, Lena", once it is known. */
export function usePersonName(userId: string): string | undefined {
	const { data } = useApi(contract.getEffectivePermissions, { userId });
	return data && `${data.lastName}, ${data.firstName}`;
}

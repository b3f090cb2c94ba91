import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

const unknown: readonly string[] = [];

/** Ids of the units that a person lies in, from the company down; none until they are known, or where one may not know. */
export function useUserUnitPath(userId: string, enabled: boolean): readonly string[] {
	const { data } = useApi(contract.getUser, { userId }, { enabled });
	return data?.unitPath.map(({ id }) => id) ?? unknown;
}

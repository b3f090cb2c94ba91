import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Whether the clocks have come, or will not: what stands below them can take its place. */
export function useClocksSettled(): boolean {
	return !useApi(contract.getTimeClocks, {}).isPending;
}

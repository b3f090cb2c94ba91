import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

export type Project = AnswerOf<typeof contract.listProjects>["projects"][number];

interface Projects {
	/** By name; undefined until they have been loaded once. */
	readonly data: readonly Project[] | undefined;
	readonly isPending: boolean;
	readonly isError: boolean;
	readonly retry: () => void;
}

/** Running projects the signed-in person is assigned to. */
export function useProjects(): Projects {
	const { data, isPending, isError, refetch } = useApi(contract.listProjects, {});
	return { data: data?.projects, isPending, isError, retry: () => void refetch() };
}

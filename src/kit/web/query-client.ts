import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { concernsAll } from "./api-error.ts";
import { handleError } from "./errors/handle-error.ts";

declare module "@tanstack/react-query" {
	interface Register {
		queryMeta: { readonly context?: string };
		mutationMeta: { readonly context?: string; readonly quiet?: boolean };
	}
}

/** What concerns everything is always handled; other errors only where the query names its context. */
export const queryClient = new QueryClient({
	queryCache: new QueryCache({
		onError(error, query) {
			const context = query.meta?.context;
			if (context !== undefined || concernsAll(error)) handleError(error, { context });
		},
	}),
	mutationCache: new MutationCache({
		onError(error, _variables, _result, mutation) {
			if (mutation.meta?.quiet && !concernsAll(error)) return;
			handleError(error, { context: mutation.meta?.context });
		},
	}),
	defaultOptions: {
		queries: { retry: false, staleTime: 5_000, networkMode: "always" },
		mutations: { retry: false, networkMode: "always" },
	},
});

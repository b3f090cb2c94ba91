/** Header by which a reader of live messages says where it stopped; of the standard for server-sent events. */
export const lastEventId = "last-event-id";

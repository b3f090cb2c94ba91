export { noticeDaysOf } from "./notice-days.ts";
export { movedBy } from "./plan-moves.ts";
export { tellNews } from "./tell-news.ts";

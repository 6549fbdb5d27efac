// Preloaded into the recorded sites (`node --import`): their clock starts at the same moment each time, and runs on from
// there. Otherwise tickets, receipts and the demo content would be other ones every day.

/** After the demo content was written (backend/content/keep-upcoming.ts), and not at the edge of a minute or a day. */
const start = Date.parse("2026-11-20T12:00:05Z");

const now = Date.now;
const shift = start - now();
Date.now = () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [target.now()], newTarget),
});
